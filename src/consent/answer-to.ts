import type { Answers } from './own-list';

/** The answer to a category or to a name of the site's own list. Names of JavaScript's own have none. */
export const answerTo = (answers: Answers | undefined, name: string): boolean => answers?.[name] === true;
