import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one address; the text of an answer, or more of it. */
export type Answer =
  | string
  | ((request: IncomingMessage, response: ServerResponse) => void)
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Buffer;
    };

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  jpg: 'image/jpeg',
  xml: 'application/xml',
  txt: 'text/plain',
};
const typeOf = (path: string): string =>
  TYPES[/\.(\w+)(?:\?|$)/.exec(path)?.[1] ?? ''] ?? 'text/html; charset=utf-8';

/** A module that a command imports first: it sends all its requests to the stand-in whose address `STAND_IN` is. */
export const FETCH_STUB = `const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(String(input));
  const headers = { ...init?.headers, 'x-host': url.host };
  return send(process.env.STAND_IN + url.pathname + url.search, { ...init, headers });
};`;

type Find = (address: string) => Answer | undefined | Promise<Answer | undefined>;

/**
 * A stand-in for the platform: one server on this machine for all hosts. `fetch` sends requests for any host to it.
 * @param answers by address: `https://example.com/about`
 */
export async function startStandIn(answers: Readonly<Record<string, Answer>> | Find) {
  const asked: string[] = [];
  const headers = new Map<string, IncomingMessage['headers']>();
  const server = createServer(async (request, response) => {
    const address = `https://${request.headers['x-host']}${request.url}`;
    asked.push(address);
    headers.set(address, request.headers);
    const answer = typeof answers === 'function' ? await answers(address) : answers[address];
    if (typeof answer === 'function') return answer(request, response);
    if (answer === undefined) return response.writeHead(404).end('not found');
    const {
      status = 200,
      headers: own = {},
      body = '',
    } = typeof answer === 'string' ? { body: answer } : answer;
    const etag = own.etag;
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(status, { 'content-type': typeOf(address), ...own }).end(body);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  const fetchHere: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'x-host': url.host },
    });
  };
  return {
    address: `http://127.0.0.1:${port}`,
    fetch: fetchHere,
    asked,
    headersOf: (address: string) => headers.get(address),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
