/**
 * Reads JSON of any kind. Values that are not strings are used as they are; values that are not objects become `{}`. The
 * properties are unchecked, whatever `Shape` says.
 * @example parseObject<{ event: unknown }>('{"event":"play"}').event
 */
export function parseObject<Shape extends object>(data: unknown): Readonly<Partial<Shape>> {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return Object({});
  }
}
