/**
 * Reads JSON that may be anything, or takes a value that is no string as it is; what is no object has no properties.
 * `Shape` is a hope: each property is still to be judged.
 * @example parseObject<{ event: unknown }>('{"event":"play"}').event
 */
export function parseObject<Shape extends object>(data: unknown): Readonly<Partial<Shape>> {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return Object({});
  }
}
