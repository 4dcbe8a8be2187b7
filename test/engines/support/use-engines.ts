import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './engine';
import { type EngineSite, startEngineSite } from './engine-site';
import { startChromium, startFirefox } from './puppeteer-engine';
import { startWebkit } from './webkit-engine';

// Paths of what tools/test.mjs has found or installed; without one that engine is skipped, and the run says so.
const { FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER, XVFB } = process.env;

const STARTS: Readonly<Record<string, (() => Promise<Engine>) | undefined>> = {
  firefox: FIREFOX ? () => startFirefox(FIREFOX) : undefined,
  webkit:
    WEBKIT_DRIVER && WEBKIT_BROWSER && XVFB
      ? () => startWebkit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, display: XVFB })
      : undefined,
};

export interface EngineRun {
  readonly engine: Engine;
  readonly site: EngineSite;
  /** Chromium, to compare with. */
  readonly reference: Engine;
}

/** Defines tests once for each engine that is there; the others are named as skipped. */
export function describeEngines(title: string, define: (run: EngineRun) => void): void {
  for (const [name, start] of Object.entries(STARTS)) {
    describe.skipIf(!start)(`${title} in ${name}`, () => {
      let run: EngineRun | undefined;
      const ready = () => {
        if (!run) throw new Error(`${name} has not started.`);
        return run;
      };
      beforeAll(async () => {
        if (!start) return;
        const [engine, site, reference] = await Promise.all([start(), startEngineSite(), startChromium()]);
        run = { engine, site, reference };
      });
      afterAll(async () => {
        await Promise.all([run?.engine.close(), run?.site.close(), run?.reference.close()]);
      });
      define({
        get engine() {
          return ready().engine;
        },
        get site() {
          return ready().site;
        },
        get reference() {
          return ready().reference;
        },
      });
    });
  }
}
