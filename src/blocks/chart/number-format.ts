/** Writes numbers in the language of the page; in English where the page names one that is none. */
export function createNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const create = (language: string | undefined) => new Intl.NumberFormat(language, options).format;
  try {
    return create(document.documentElement.lang || undefined);
  } catch {
    return create('en');
  }
}
