// What the main thread did between two moments, from a trace.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
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
const WORK = new Set([
  ...SCRIPT,
  'Layout',
  'UpdateLayoutTree',
  'ParseHTML',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

/** Runs `act` in the page and adds up script, style, layout and paint; a layout inside of script is a forced one. */
export async function traceWork(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const events = traceEvents
    .filter(
      ({ ph, name, pid, tid }) => ph === 'X' && WORK.has(name) && pid === main?.pid && tid === main?.tid,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let milliseconds = 0;
  let forced = 0;
  let end = 0;
  let scriptEnd = 0;
  for (const { name, ts, dur, tdur = dur } of events) {
    if (name === 'Layout' && ts < scriptEnd) forced++;
    if (SCRIPT.has(name)) scriptEnd = Math.max(scriptEnd, ts + dur);
    // What lies within another event is in its time already. CPU time: the machine may be busy with others.
    if (ts < end) continue;
    milliseconds += tdur / 1000;
    end = ts + dur;
  }
  return { milliseconds, forced };
}
