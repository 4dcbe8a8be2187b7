import type { ConsentChoice } from './categories';

/** The answer to a category or to a name of the site's own list. Names of JavaScript's own have none. */
export const answerTo = (choice: ConsentChoice, name: string): boolean =>
  (choice as Readonly<Record<string, unknown>> | undefined)?.[name] === true;
