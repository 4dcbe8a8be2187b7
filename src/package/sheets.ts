/** Name of a style sheet's file → the module that holds its text. The build writes the list. */
export const sheets: Readonly<Record<string, () => Promise<{ readonly css: string }>>> = {};
