/** How inline scripts call the platform's globals, or write their settings. */
const PLATFORM_CALL = /\b(?:Squarespace|SquarespaceFonts|Y|ImageLoader|Static)\s*(?:\.|=(?!=))/;
/** The calls alone. */
const GLOBAL_CALL = /\b(?:Squarespace|SquarespaceFonts|Y|ImageLoader)(?:\.\w+)+\(/;

/**
 * Whether an inline script needs the stub (`boot.js`) before it.
 * @param {string} code
 */
export const callsPlatform = (code) => PLATFORM_CALL.test(code);

/**
 * Whether it makes calls that the code behind the stub answers.
 * @param {string} code
 */
export const callsGlobals = (code) => GLOBAL_CALL.test(code);
