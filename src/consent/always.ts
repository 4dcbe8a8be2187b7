/** What needs no answer. */
export const ALWAYS: readonly string[] = ['necessary'];
