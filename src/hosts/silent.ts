type Known = Readonly<Record<string, unknown>>;

/** Of nothing: no text, and no number. */
const toPrimitive = (hint: string) => (hint === 'number' ? Number.NaN : '');

/** What was made with `new`, whose methods mostly gave it back. */
function chain(): unknown {
  const made: unknown = silent({}, () => made);
  return made;
}

/**
 * For the parts of the platform that we do not answer: any property is another of its kind, a call does nothing and gives
 * back `answer()`, and `new` works as well. What is `known` is as it is.
 */
export function silent(known: Known = {}, answer: () => unknown = () => undefined): unknown {
  function target() {}
  return new Proxy(target, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return toPrimitive;
      if (typeof key === 'symbol' || key === 'then') return undefined;
      return Object.hasOwn(known, key) ? known[key] : silent({}, answer);
    },
    // A theme may put its own things on the platform's objects.
    set: (_, key, value) => {
      if (typeof key === 'string') (known as Record<string, unknown>)[key] = value;
      return true;
    },
    apply: () => answer(),
    construct: () => Object(chain()),
  });
}
