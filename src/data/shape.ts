/** Called for each value that does not fit, with its path, the kind that was expected, and the value. */
export type WarnShape = (path: string, wanted: string, value: unknown) => void;

/** Turns unknown data into typed data. Never throws: a value that does not fit is reported and replaced by the default. */
export type Reader<Value> = (value: unknown, path?: string, warn?: WarnShape) => Value;

export type Read<R> = R extends Reader<infer Value> ? Value : never;

type Accept<Value> = (value: unknown, path: string, warn: WarnShape | undefined) => Value | undefined;

function reader<Value, Fallback>(
  wanted: string,
  accept: Accept<Value>,
  fallback: () => Fallback,
): Reader<Value | Fallback> {
  return (value, path = '', warn) => {
    // A missing value is not reported: pages leave out what they do not need.
    if (value === undefined || value === null) return fallback();
    const accepted = accept(value, path, warn);
    if (accepted !== undefined) return accepted;
    warn?.(path, wanted, value);
    return fallback();
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string; `''` when absent. */
export const string = (fallback = '') =>
  reader(
    'string',
    (value) => (typeof value === 'string' ? value : undefined),
    () => fallback,
  );

type Split<Names extends string> = Names extends `${infer Name} ${infer Rest}` ? Name | Split<Rest> : Names;

const fields = <Names extends string, Value>(names: Names, reader: Reader<Value>) =>
  // Split here and in the type alike.
  Object.fromEntries(names.split(' ').map((name) => [name, reader])) as Record<Split<Names>, Reader<Value>>;

/** Several strings, their names separated by blanks; `''` when absent. */
export const strings = <Names extends string>(names: Names) => fields(names, string());

/** Several values for other readers, left as they are. */
export const unread = <Names extends string>(names: Names) => fields(names, (value) => value);

/** A finite number, also when written as a string; `fallback` when absent. */
export const number = <Fallback extends number | undefined = undefined>(fallback?: Fallback) =>
  reader(
    'number',
    (value) => {
      // Numbers and strings only: an object from JSON may have a `toString` that is not a function.
      if (typeof value !== 'number' && typeof value !== 'string') return undefined;
      // `parseFloat` rejects blanks, which `Number` takes for 0.
      const parsed = Number.parseFloat(`${value}`);
      return Number.isFinite(parsed) && parsed === Number(value) ? parsed : undefined;
    },
    () => fallback as Fallback,
  );

/** A boolean; pages also write `"true"`, `"false"` and `""` (false). */
export const flag = (fallback = false) =>
  reader(
    'boolean',
    (value) => {
      if (typeof value === 'boolean') return value;
      if (value === 'true') return true;
      return value === 'false' || value === '' ? false : undefined;
    },
    () => fallback,
  );

/** One of some words; `fallback` when absent, which pages also write as `''`. */
export const oneOf = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  reader(
    words.filter(Boolean).join('|'),
    (value) => (value === '' ? fallback : words.find((word) => word === value)),
    () => fallback,
  );

/** A list whose items all pass through `item`. */
export const list = <Item>(item: Reader<Item>): Reader<Item[]> =>
  reader<Item[], Item[]>(
    'list',
    (value, path, warn) => (Array.isArray(value) ? value.map((entry) => item(entry, path, warn)) : undefined),
    () => [],
  );

/** An object of known keys, each read by its own reader. `__proto__` and the like are never read. */
export const object = <Fields extends Record<string, Reader<unknown>>>(fields: Fields) => {
  type Value = { [Key in keyof Fields]: Read<Fields[Key]> };
  const readFields = (source: Record<string, unknown>, path = '', warn?: WarnShape) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, read]) => [
        key,
        read(Object.hasOwn(source, key) ? source[key] : undefined, path ? `${path}.${key}` : key, warn),
      ]),
      // Every key of `fields` has just been read by its own reader.
    ) as Value;
  return reader<Value, Value>(
    'object',
    (value, path, warn) => (isRecord(value) ? readFields(value, path, warn) : undefined),
    () => readFields({}),
  );
};

/** Any object, or undefined. Its fields are read where they are used. */
export const record = (): Reader<Readonly<Record<string, unknown>> | undefined> =>
  reader(
    'object',
    (value) => (isRecord(value) ? value : undefined),
    () => undefined,
  );
