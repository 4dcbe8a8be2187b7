/** How inline scripts call the platform's globals, or write their settings. */
const PLATFORM_CALL = /\b(?:Squarespace|SquarespaceFonts|Y|ImageLoader|Static)\s*(?:\.|=(?!=))/;
/** Their names, and the bracket of a call. */
const GLOBAL_PATH = /\b((?:Squarespace|SquarespaceFonts|Y|ImageLoader)(?:\.\w+)+)(\(?)/g;

/**
 * Whether an inline script needs the stub (`boot.js`) before it.
 * @param {string} code
 */
export const callsPlatform = (code) => PLATFORM_CALL.test(code);

/**
 * The calls of the platform's globals that it makes, by their paths.
 * @param {string} code
 */
export const globalCalls = (code) =>
  [...code.matchAll(GLOBAL_PATH)].flatMap(([, path = '', bracket]) => (bracket ? [path] : []));

/** Whether a script uses `window.Inlay`, and so may ask for anything. @param {string} code */
export const callsApi = (code) => /\bInlay\b/.test(code);
