// A worker for one site or for many, with the key-value store of its engine as the cache. Bindings: `PAGES`, a store for adopted pages; `SITES`, a store
// with a record for each host, `{ "origin": "https://example.squarespace.com", "config": {} }`; without it, `ORIGIN` is the one site. `VERSION` names
// Inlay's folder, `/inlay/VERSION/`, which is served as static files, before this is asked.
import { createMemoryCache, createProxy } from './edge-proxy.mjs';

const KEPT_S = 7 * 86_400;
/** A site's record may be as old as this. */
const RECORD_MS = 60_000;

/** First what this instance has, then the store: its pages are there after a restart and in other instances. */
function createStoreCache(store, context) {
  return {
    async get(key) {
      const near = memory.get(key);
      if (near || !store) return near;
      const { value, metadata } = await store.getWithMetadata(key, 'arrayBuffer');
      if (!value) return undefined;
      const page = { body: new Uint8Array(value), encoding: metadata.encoding };
      memory.set(key, page);
      return page;
    },
    set(key, page) {
      memory.set(key, page);
      if (!store) return;
      const { body, encoding } = page;
      // The visitor does not wait for it.
      context.waitUntil(store.put(key, body, { metadata: { encoding }, expirationTtl: KEPT_S }));
    },
  };
}
const memory = createMemoryCache(100);

const records = new Map();
async function siteOf(host, { SITES, ORIGIN }) {
  if (!SITES) return ORIGIN ? { origin: ORIGIN } : null;
  const known = records.get(host);
  if (known && known.until > Date.now()) return known.site;
  const site = await SITES.get(host, 'json');
  if (records.size > 10_000) records.clear();
  records.set(host, { site, until: Date.now() + RECORD_MS });
  return site;
}

export default {
  async fetch(request, env, context) {
    const site = await siteOf(new URL(request.url).hostname, env);
    if (!site) return new Response('There is no site at this address.', { status: 404 });
    const { VERSION: version = '1' } = env;
    const proxy = createProxy({
      ...site,
      version,
      base: `/inlay/${version}/`,
      cache: createStoreCache(env.PAGES, context),
    });
    return proxy(request);
  },
};
