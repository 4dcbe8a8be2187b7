// What the main thread of a page did, by phase and by source file, from one trace.

import { decode } from '@jridgewell/sourcemap-codec';

/** Event of the trace → the phase that its own time belongs to. What is in no row counts for the event around it. */
const PHASES = {
  ParseHTML: 'parse',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'v8.parseOnBackgroundWaiting': 'compile',
  'V8.CompileCode': 'compile',
  'V8.CompileLazy': 'compile',
  'v8.deserializeOnBackground': 'compile',
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  'v8.callFunction': 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  BlinkScheduler_PerformMicrotaskCheckpoint: 'script',
  EventDispatch: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MajorGC: 'garbage',
  MinorGC: 'garbage',
};

export const PHASE_NAMES = [...new Set(Object.values(PHASES)), 'other'];

/** A `performance.mark` of this name in the page, or else what is drawn, tells its main thread from those of other pages. */
export const PAGE_MARK = 'bench-page';

/** The events of the page's main thread: other renderers are spare, or have the blank page from before. */
function mainThread(events) {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = main.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  );
  const drawn = (thread) => thread.filter(({ name }) => name === 'Layout').length;
  const page =
    threads.find((thread) => thread.some(({ name }) => name === PAGE_MARK)) ??
    threads.toSorted((one, other) => drawn(other) - drawn(one))[0] ??
    [];
  return page.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const isTask = (name) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/**
 * @param {readonly object[]} traceEvents
 * @returns ms of the thread's own time: all of it, what tasks take beyond 50 ms, and the longest task
 */
export function readTasks(traceEvents) {
  const tasks = [];
  let end = 0;
  for (const { name, ts, dur = 0, tdur = dur } of mainThread(traceEvents)) {
    // What promises wait for runs when a task has ended, and before anything else may: it belongs to the task.
    const isRest = name === 'BlinkScheduler_PerformMicrotaskCheckpoint';
    if (ts < end || !(isRest || isTask(name))) continue;
    end = ts + dur;
    tasks.push((isRest ? (tasks.pop() ?? 0) : 0) + tdur / 1000);
  }
  return {
    all: tasks.reduce((sum, task) => sum + task, 0),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
  };
}

/**
 * @param {readonly object[]} traceEvents with those of phases
 * @returns ms of the thread's own time by phase, and how many layouts were forced by script
 */
export function readPhases(traceEvents) {
  const phases = Object.fromEntries(PHASE_NAMES.map((name) => [name, 0]));
  let forced = 0;
  const open = [];
  for (const { name, ts, dur = 0, tdur = dur } of mainThread(traceEvents)) {
    while (open.length && open.at(-1).end <= ts) open.pop();
    const around = open.at(-1);
    if (!(around || isTask(name) || name === 'BlinkScheduler_PerformMicrotaskCheckpoint')) continue;
    const phase = PHASES[name] ?? around?.phase ?? 'other';
    if (name === 'Layout' && open.some((event) => event.phase === 'script')) forced++;
    phases[phase] += tdur / 1000;
    if (around) phases[around.phase] -= tdur / 1000;
    open.push({ end: ts + dur, phase });
  }
  return { phases, forced };
}

/** Finds the source file of a place in a script by its map. @param {string} map as JSON */
export function createSourceFinder(map) {
  const { mappings, sources } = JSON.parse(map);
  const lines = decode(mappings);
  return (line, column) => {
    const segment = (lines[line] ?? []).findLast(([start]) => start <= column);
    return segment?.[1] === undefined ? '' : sources[segment[1]].replace(/^(?:\.\.\/)+/, '');
  };
}

/**
 * Self time by file and function of a CPU profile, in ms.
 * @param {object} profile as the DevTools protocol has it
 * @param {(url: string) => Promise<((line: number, column: number) => string) | undefined>} finderOf
 */
export async function readProfile({ nodes, samples, timeDeltas }, finderOf) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const self = new Map();
  samples.forEach((id, index) => {
    self.set(id, (self.get(id) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000);
  });
  const found = [];
  for (const [id, ms] of self) {
    const { functionName, url, lineNumber, columnNumber } = byId.get(id).callFrame;
    if (functionName === '(idle)' || functionName === '(program)') continue;
    const find = await finderOf(url);
    const file = find ? find(lineNumber, columnNumber) || url : url ? 'the page' : functionName;
    found.push({ file, name: functionName || '(nameless)', ms });
  }
  return found;
}
