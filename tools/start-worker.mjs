import { build } from 'esbuild';
import { Miniflare, Response } from 'miniflare';

/**
 * The worker of the guide in the engine that runs it, in front of a site that answers with what a function returns.
 * @param {object} setup
 * @param {string} setup.server the text of `inlay/server`
 * @param {(request: import('miniflare').Request) => { body: string | Uint8Array | null, headers?: Record<string, string>, status?: number }} setup.answer
 * @param {Record<string, string>} [setup.bindings]
 * @param {string[]} [setup.stores] names of key-value stores
 */
export async function startWorker({ server, answer, bindings = {}, stores = [] }) {
  const { outputFiles } = await build({
    entryPoints: ['docs/guides/edge-worker.mjs'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'server',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^inlay\/server$/ }, () => ({ path: 'server', namespace: 'built' }));
          onLoad({ filter: /.*/, namespace: 'built' }, () => ({ contents: server }));
        },
      },
    ],
  });
  const worker = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate: '2026-01-01',
    bindings,
    kvNamespaces: stores,
    outboundService(request) {
      const { body, ...init } = answer(request);
      return new Response(
        body,
        /** @type {import('miniflare').ResponseInit} */ ({ ...init, encodeBody: 'manual' }),
      );
    },
  });
  await worker.ready;
  return worker;
}
