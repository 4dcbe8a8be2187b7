import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How often something was tried, by what it was: the report of `npm run proof` adds it up. */
    counts?: Record<string, number>;
  }
}

/**
 * Notes for the report how much a test has tried.
 * @example it('…', ({ task }) => { … count(task, 'fuzzed answers', 500); })
 */
export function count(task: TestContext['task'], what: string, times: number): void {
  task.meta.counts = { ...task.meta.counts, [what]: (task.meta.counts?.[what] ?? 0) + times };
}
