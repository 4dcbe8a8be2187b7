/** Calls of old themes that are answered by nothing: what they ask for, Inlay does without being asked. */
const IDLE = /^(?:SquarespaceFonts\.loadViaContext|Squarespace\.(?:load|afterBodyLoad))$/;
/** The same for those that ask for what happens at the start anyway. */
const IDLE_BEFORE_START = /^(?:ImageLoader\.bootstrap|Squarespace\.initialize(?:LayoutBlocks|PageContent))$/;

/** Whether a call of the old platform's globals, by its path, needs no code that answers it. */
export const isIdleCall = (path: string, hasStarted: boolean): boolean =>
  IDLE.test(path) || (!hasStarted && IDLE_BEFORE_START.test(path));
