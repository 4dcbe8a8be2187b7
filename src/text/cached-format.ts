const formats = new Map<string, unknown>();

/** A formatter of `Intl`, created once for each kind, language and options: creating one takes longer than a hundred uses. */
export function cachedFormat<Options, Format>(
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
