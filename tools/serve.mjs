import { listenFrom } from '../demo-server/listen.mjs';

/**
 * Serves until the process is asked to end, and says where. Resolves to the address when it serves.
 * @param {{ listen: (port: number) => Promise<import('../demo-server/listen.mjs').Listening> }} server
 * @param {{ port: number, renderer: string, pagesFolder?: string }} options `port`: the one asked for
 */
export async function serve(server, { port, renderer, pagesFolder }) {
  const { url, close } = await listenFrom(server.listen, port);
  if (port && Number(new URL(url).port) !== port)
    console.log(`Port ${port} is taken, so this is the next free one:`);
  // By this name Inlay warns developers. Tests and benchmarks open the number, and load what visitors load.
  const named = url.replace('//127.0.0.1:', '//localhost:');
  console.log(`Inlay ${pagesFolder ? 'saved pages' : 'demo'} (${renderer}): ${named}/`);
  console.log('Ctrl+C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
  return url;
}
