const formats = new Map<string, unknown>();

/** A format of the browser, made once for each kind, language and options: making one takes longer than a hundred uses. */
export function keptFormat<Options, Format>(
  Kind: new (locale: string, options?: Options) => Format,
  locale: string,
  options?: Options,
): Format {
  const key = Kind.name + locale + JSON.stringify(options);
  // The key begins with the kind.
  const format = (formats.get(key) as Format | undefined) ?? new Kind(locale, options);
  formats.set(key, format);
  return format;
}
