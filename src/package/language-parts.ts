/** Name of a language's part (`de-base`) → its module. The build writes the list: script tags find a part by its address, bundlers need imports. */
export const languageParts: Readonly<Record<string, () => Promise<unknown>>> = {};
