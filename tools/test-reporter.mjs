import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A test that failed, or a hook: then `test` is the suite, or empty for the whole file.
 * @typedef {{ file: string, test: string, message: string }} Failure
 */

/** @typedef {{ file: string, seconds: number }} FileTime */

/**
 * `passed`: how many tests; `counts`: how often something was tried in them, by what it was (`test/count.ts`).
 * @typedef {{ files: FileTime[], failures: Failure[], passed: number, counts: Record<string, number> }} TestReport
 */

/**
 * A reporter of vitest that writes a `TestReport` to the path in INLAY_TEST_REPORT. Unlike those of its JSON reporter, the times of files
 * include imports and hooks, and failures those of hooks.
 */
export default class TestReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const path = process.env.INLAY_TEST_REPORT;
    if (path) writeFileSync(path, JSON.stringify(report(modules)));
  }
}

/** @param {readonly import('vitest/node').TestModule[]} modules @returns {TestReport} */
function report(modules) {
  const fileOf = (/** @type {import('vitest/node').TestModule} */ { moduleId }) =>
    relative(process.cwd(), moduleId);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  /** @type {Record<string, number>} */
  const counts = {};
  for (const test of tests) {
    const { counts: own = {} } = /** @type {{ counts?: Record<string, number> }} */ (test.meta());
    for (const [what, times] of Object.entries(own)) counts[what] = (counts[what] ?? 0) + times;
  }
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    counts,
    files: modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module) })),
    failures: modules.flatMap((module) => {
      const file = fileOf(module);
      const suites = [...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => ({ file, test: suite.fullName, message })),
      );
      const tests = [...module.children.allTests('failed')].map((test) => ({
        file,
        test: test.fullName,
        message: test.result().errors?.[0]?.message ?? '',
      }));
      return [...module.errors().map(({ message }) => ({ file, test: '', message })), ...suites, ...tests];
    }),
  };
}

/** @param {import('vitest/node').TestModule} module */
function secondsOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}
