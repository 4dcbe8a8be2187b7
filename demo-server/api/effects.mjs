/**
 * Notes what a call has changed at the server, such as a like that is counted, for tests that count it: `demo.effects`.
 * @param {import('hono').Context} c
 * @param {string} effect
 */
export const noteEffect = (c, effect) => {
  c.get('effects')?.push(effect);
};

/** A key is good for one effect; calls without one are all taken. */
export function createKeys() {
  /** @type {Set<string>} */
  const used = new Set();
  /** @param {unknown} key @returns {boolean} whether it is the first call with this key */
  return (key) => {
    if (typeof key !== 'string' || !key) return true;
    const isNew = !used.has(key);
    used.add(key);
    return isNew;
  };
}
