/** @import { Failure, FileTime } from './test-reporter.mjs' */

const SLOWEST = 10;

/** The limit of vitest itself: the test did not get done. */
const OUT_OF_TIME = /\b(?:Test|Hook) timed out in \d+ ?ms/;
/** Playwright, or a poll, has waited for a state in vain: it would have come later, or never comes. */
const WAITED = /Timeout \d+ms exceeded|Matcher did not succeed in time/;

/**
 * One step of `npm test`. A skipped one says why.
 * @typedef {{ name: string, status: 'passed' | 'failed' | 'skipped', seconds: number, why?: string }} Step
 */

/**
 * The last lines of `npm test`.
 * @param {{ steps: readonly Step[], files: readonly FileTime[], failures: readonly Failure[], sizes?: readonly (readonly string[])[] }} run
 *   `sizes`: what typical pages load, with Preact and with React
 * @returns {string}
 */
export function summarize({ steps, files, failures, sizes = [] }) {
  const late = failures.filter(({ message }) => OUT_OF_TIME.test(message));
  const waited = failures.filter(({ message }) => !OUT_OF_TIME.test(message) && WAITED.test(message));
  const wrong = failures.filter((failure) => !late.includes(failure) && !waited.includes(failure));
  return [
    list('What a page loads, with Preact and React', sizes.map(sizeLine)),
    list('Slowest files', slowest(files)),
    list('Steps', steps.map(stepLine)),
    list('Wrong', wrong.map(failureLine)),
    list('Waited in vain: too slow or wrong, so run these files alone', waited.map(failureLine)),
    list('Out of time: too slow, not wrong. The machine was busy, or the test hangs', late.map(failureLine)),
    verdict(steps),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {readonly string[]} row */
const sizeLine = ([what = '', ...bytes]) =>
  `${bytes.map((text) => text.padStart(9)).join('')}  a page with ${what}`;

/** @param {readonly FileTime[]} files */
function slowest(files) {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** @param {Step} step */
function stepLine({ name, status, seconds, why }) {
  return `${seconds.toFixed(1).padStart(7)} s  ${status.padEnd(7)}  ${name}${why ? `: ${why}` : ''}`;
}

/** @param {Failure} failure */
const failureLine = ({ file, test, message }) =>
  `  ${[file, test].filter(Boolean).join(' > ')}: ${message.split('\n', 1)[0]}`;

/** @param {readonly Step[]} steps */
function verdict(steps) {
  const failed = steps.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const skipped = steps.filter(({ status }) => status === 'skipped').map(({ name }) => name);
  if (!failed.length) return skipped.length ? `Passed. Skipped: ${skipped.join(', ')}.` : 'Passed.';
  return `Failed: ${failed.join(', ')}.${skipped.length ? ` Skipped: ${skipped.join(', ')}.` : ''}`;
}

/** @param {string} title @param {readonly string[]} lines */
const list = (title, lines) => (lines.length ? [`${title}:`, ...lines].join('\n') : '');
