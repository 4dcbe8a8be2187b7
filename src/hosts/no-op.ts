type Known = Readonly<Record<string, unknown>>;

/** Converts to an empty string, or to NaN. */
const toPrimitive = (hint: string) => (hint === 'number' ? Number.NaN : '');

/** An object made with `new`; most methods of such objects returned the object itself. */
function chain(): unknown {
  const made: unknown = noOp({}, () => made);
  return made;
}

/**
 * Stands for the parts of the platform that we do not provide: any property is another such object, a call does nothing and
 * returns `answer()`, and `new` works as well. Properties in `known` are used as they are, then what `find` returns for their name.
 */
export function noOp(
  known: Known = {},
  answer: () => unknown = () => undefined,
  find: (name: string) => unknown = () => undefined,
): unknown {
  function target() {}
  return new Proxy(target, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return toPrimitive;
      if (typeof key === 'symbol' || key === 'then') return undefined;
      return Object.hasOwn(known, key) ? known[key] : (find(key) ?? noOp({}, answer));
    },
    // Themes may set their own properties on the platform's objects.
    set: (_, key, value) => {
      if (typeof key === 'string') (known as Record<string, unknown>)[key] = value;
      return true;
    },
    apply: () => answer(),
    construct: () => Object(chain()),
  });
}
