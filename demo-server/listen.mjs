import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

const HOST = '127.0.0.1';
const PORTS_TRIED = 20;
/** ms. After Node's five seconds a client may send a request into a connection that the server is closing. */
const KEEP_ALIVE_MS = 120_000;

/** @typedef {{ url: string, close: () => Promise<void> }} Listening `url` has no slash at the end */

/**
 * Serves what a fetch handler answers. Rejects when the port is taken.
 * @param {(request: Request) => Response | Promise<Response>} fetch
 * @param {number} port 0 for any free one
 * @returns {Promise<Listening>}
 */
export function listen(fetch, port = 0) {
  const server = createAdaptorServer({ fetch, hostname: HOST });
  if (server instanceof Server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  /** @type {() => Promise<void>} */
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      if (server instanceof Server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        reject(new Error('The server listens on no port.'));
      else resolve({ url: `http://${HOST}:${address.port}`, close });
    });
  });
}

/**
 * Listens on a port, or on the next free one when it is taken.
 * @param {(port: number) => Promise<Listening>} listenOn
 * @param {number} port
 */
export async function listenFrom(listenOn, port) {
  for (let tried = port; ; tried += 1) {
    try {
      return await listenOn(tried);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || tried >= Math.min(port + PORTS_TRIED, 65535)) throw error;
    }
  }
}
