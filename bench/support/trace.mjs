// Reads from a trace what the main thread did during an action.

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
  'EventDispatch',
  'v8.callFunction',
  'ResizeObserver',
]);
const DRAWING = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'ParseHTML',
]);
/** A `performance.mark` of this name in the page ends the count; the task around it counts as a whole. */
const END = 'bench-end';

/**
 * Runs `act` and returns what the main thread did meanwhile. Times are ms of the thread itself, so that a busy machine does not
 * count. A layout within script is a forced one.
 *
 * @returns work (script, style, layout, paint), all script, the longest script task, and how many forced layouts,
 *   layouts, style recalculations and frames there were
 */
export async function trace(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const events = traceEvents
    .filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const until = events.find(({ name }) => name === END)?.ts ?? Number.POSITIVE_INFINITY;
  const found = { work: 0, script: 0, longest: 0, forced: 0, layouts: 0, styles: 0, frames: 0 };
  let workEnd = 0;
  let scriptEnd = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (ts > until) break;
    if (name === 'BeginMainThreadFrame') found.frames++;
    const isScript = SCRIPT.has(name);
    if (ph !== 'X' || !(isScript || DRAWING.has(name))) continue;
    if (name === 'UpdateLayoutTree') found.styles++;
    if (name === 'Layout') {
      found.layouts++;
      if (ts < scriptEnd) found.forced++;
    }
    const milliseconds = tdur / 1000;
    if (isScript && ts >= scriptEnd) {
      scriptEnd = ts + dur;
      found.script += milliseconds;
      found.longest = Math.max(found.longest, milliseconds);
    }
    // The time of an event within another is part of the outer one's.
    if (ts < workEnd) continue;
    workEnd = ts + dur;
    found.work += milliseconds;
  }
  return found;
}
