/** Hears of each value that did not fit: where it stood, what was wanted, what was there. */
export type WarnShape = (path: string, wanted: string, value: unknown) => void;

/** Turns unknown data into typed data. Never throws: what does not fit becomes the default and is reported. */
export type Reader<Value> = (value: unknown, path?: string, warn?: WarnShape) => Value;

export type Read<R> = R extends Reader<infer Value> ? Value : never;

function reader<Value, Fallback>(
  wanted: string,
  accept: (value: unknown) => Value | undefined,
  fallback: Fallback,
): Reader<Value | Fallback> {
  return (value, path = '', warn) => {
    // Absent is no mistake: the wild leaves out what it does not need.
    if (value === undefined || value === null) return fallback;
    const accepted = accept(value);
    if (accepted !== undefined) return accepted;
    warn?.(path, wanted, value);
    return fallback;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string; `''` when absent. */
export const string = (fallback = '') =>
  reader('string', (value) => (typeof value === 'string' ? value : undefined), fallback);

/** A finite number, also when written as a string; `fallback` when absent. */
export const number = <Fallback extends number | undefined = undefined>(fallback?: Fallback) =>
  reader(
    'number',
    (value) => {
      if (typeof value !== 'number' && (typeof value !== 'string' || !value.trim())) return undefined;
      return Number.isFinite(Number(value)) ? Number(value) : undefined;
    },
    fallback as Fallback,
  );

/** A boolean; the wild also writes `"true"`, `"false"` and `""` (false). */
export const flag = (fallback = false) =>
  reader(
    'boolean',
    (value) => {
      if (typeof value === 'boolean') return value;
      if (value === 'true') return true;
      return value === 'false' || value === '' ? false : undefined;
    },
    fallback,
  );

/** One of some words; anything else is `fallback`, and only a value that is no string at all is a mistake. */
export const oneOf = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  reader(
    words.join('|'),
    (value) => (typeof value === 'string' ? (words.find((word) => word === value) ?? fallback) : undefined),
    fallback,
  );

/** A list whose items all pass through `item`. */
export const list =
  <Item>(item: Reader<Item>): Reader<Item[]> =>
  (value, path = '', warn) => {
    if (Array.isArray(value)) return value.map((entry, index) => item(entry, `${path}[${index}]`, warn));
    if (value !== undefined && value !== null) warn?.(path, 'list', value);
    return [];
  };

/** An object of known keys, each read by its own reader. `__proto__` and its kind are never read. */
export const object =
  <Fields extends Record<string, Reader<unknown>>>(
    fields: Fields,
  ): Reader<{ [Key in keyof Fields]: Read<Fields[Key]> }> =>
  (value, path = '', warn) => {
    const known = isRecord(value);
    if (!known && value !== undefined && value !== null) warn?.(path, 'object', value);
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(fields)) {
      const present = known && Object.hasOwn(value, key) ? value[key] : undefined;
      result[key] = fields[key]?.(present, path ? `${path}.${key}` : key, warn);
    }
    // Every key of `fields` has just been read by its own reader.
    return result as { [Key in keyof Fields]: Read<Fields[Key]> };
  };

/** Any object, or undefined. Its fields are read where they are used. */
export const record = (): Reader<Readonly<Record<string, unknown>> | undefined> =>
  reader('object', (value) => (isRecord(value) ? value : undefined), undefined);
