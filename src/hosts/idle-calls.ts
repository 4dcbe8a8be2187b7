/** Calls of old themes that ask for what Inlay does anyway. */
const IDLE = /^(?:SquarespaceFonts\.loadViaContext|Squarespace\.(?:load|afterBodyLoad))$/;
/** Calls that ask for what Inlay does at its start. */
const IDLE_BEFORE_START = /^(?:ImageLoader\.bootstrap|Squarespace\.initialize\w+)$/;

/** Checks by its path whether a call of the old platform's globals needs no answer. */
export const isIdleCall = (path: string, hasStarted: boolean): boolean =>
  IDLE.test(path) || (!hasStarted && IDLE_BEFORE_START.test(path));
