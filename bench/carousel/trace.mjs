// What the main thread did while something happened, read from a trace.

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
  'EventDispatch',
]);

/**
 * Script is told in the thread's own time: what the rest of the machine does in between is nobody's fault here.
 *
 * @returns longest script ms, all script ms, forced layouts, layouts, style recalculations, frames of the main thread
 */
export async function trace(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const events = traceEvents
    .filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const found = { longest: 0, script: 0, forced: 0, layouts: 0, styles: 0, frames: 0 };
  let scriptEnd = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (name === 'BeginMainThreadFrame') found.frames++;
    if (ph !== 'X') continue;
    if (name === 'UpdateLayoutTree') found.styles++;
    if (name === 'Layout') {
      found.layouts++;
      if (ts < scriptEnd) found.forced++;
    }
    if (!SCRIPT.has(name) || ts < scriptEnd) continue;
    scriptEnd = ts + dur;
    found.script += tdur / 1000;
    found.longest = Math.max(found.longest, tdur / 1000);
  }
  return found;
}
