declare const __LANGUAGE_HASH__: string | undefined;

/** The build writes one hash into the names of all parts, so that no list of them is needed. */
const HASH = typeof __LANGUAGE_HASH__ === 'string' ? __LANGUAGE_HASH__ : '';

/** The file of a part of a language (`de-base`), from where the entry is. */
export const languagePartPath = (name: string): string => `chunks/${name}-${HASH}.js`;
