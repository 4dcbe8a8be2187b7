import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Renderer, type Site, whenReady } from './site';

/** A form on a demo page, as the matrix drives it. */
export interface MatrixForm {
  /** Below `demo-pages/`. */
  readonly path: string;
  /** The form's element. */
  readonly form: string;
  /** The text field that marks a submission: each row types a text of its own. */
  readonly field: string;
  /** A text that the field takes, with the mark in it. */
  readonly entry: (mark: string) => string;
  /** What else must be filled in: selector and text. */
  readonly rest?: readonly (readonly [selector: string, text: string])[];
  /** What is read when the form has been taken. */
  readonly thanks: RegExp;
}

export interface Row {
  readonly fault: string;
  /** Saving requests that reached the server; the browser itself repeats one whose connection was cut. */
  readonly posts: number;
  /** Submissions that the server has taken. */
  readonly taken: number;
  /** Whether every entry was still in its field after the fault. */
  readonly intact: boolean;
  /** What the visitor reads in between; empty: nothing had to be said. */
  readonly said: string;
}

const SAVE = '/api/form/SaveFormSubmission';
const WAIT_MS = 10_000;
let serial = 0;

/** One visitor, one form, one fault; counts what the server got of this visitor's entry. */
export async function createDriver(
  site: Site,
  page: Page,
  { path, form, field, entry, rest = [], thanks }: MatrixForm,
  renderer: Renderer,
) {
  // What an earlier row has left behind.
  site.demo.releaseSlow();
  await page.unrouteAll();
  await page.context().setOffline(false);
  const mark = `row${++serial}.${renderer}`;
  const text = entry(mark);
  const has = (body: string) => body.includes(mark);
  // The marked field last: it has focus then.
  const entries = [...rest, [field, text] as const];
  let said = '';
  let intact = true;

  const driver = {
    page,
    /** A page that is loaded, whatever stood there before; it has no fault. */
    async load() {
      // The demo server does so itself, but not for pages that a test has it answer with.
      await page.context().clearCookies({ name: 'demo_fault' });
      await page.goto(`${site.url}/demo-pages/${path}?renderer=${renderer}`);
      await whenReady(page);
    },
    /** The form as it comes, in a page that is there already where it can be. From now on the server has the fault. */
    async open(fault = '') {
      const isThere = await page.evaluate((name) => {
        if (!location.pathname.endsWith(`/${name}`)) return false;
        const inlay = inlayApi();
        inlay.destroy();
        sessionStorage.clear();
        inlay.init();
        return true;
      }, path);
      if (isThere) await whenReady(page);
      else await driver.load();
      // As `?fault=` has it, but only for as long as it is wanted.
      if (fault)
        await page
          .context()
          .addCookies([
            { name: 'demo_fault', value: `${fault}~${mark}`.replaceAll('.', '-'), url: site.url },
          ]);
      else await page.context().clearCookies({ name: 'demo_fault' });
    },
    async fill() {
      for (const [selector, value] of entries) await page.locator(`${form} ${selector}`).fill(value);
    },
    press: ({ clickCount = 1 } = {}) => page.locator(`${form} [type=submit]`).click({ clickCount }),
    /** Waits for a message of the form; it belongs into the row. */
    async hear(message: RegExp) {
      // Around the form, or at the field where there is only one.
      const heard = page.locator(`${form} .field-error`).filter({ hasText: message }).first();
      await heard.waitFor({ timeout: WAIT_MS });
      const line = heard.locator('.inlay-form-summary-message');
      said ||= (await ((await line.count()) ? line : heard).textContent())?.trim() ?? '';
      await driver.lookAtEntries();
    },
    async lookAtEntries() {
      for (const [selector, value] of entries) {
        const control = page.locator(`${form} ${selector}`);
        // After a reload they come back with the code that keeps them.
        const isThere = expect.poll(() => control.inputValue(), { timeout: WAIT_MS }).toBe(value);
        intact &&= await isThere.then(
          () => true,
          () => false,
        );
      }
    },
    /** Waits for the thanks. */
    async seeThanks() {
      await page
        .locator(`:is(${form} *, ${form} ~ *).form-submission-text`, { hasText: thanks })
        .waitFor({ state: 'visible', timeout: WAIT_MS });
    },
    posts: () => site.demo.received.filter((call) => call.path === SAVE && has(call.body)).length,
    taken: () => site.demo.submissions.list().filter(({ values }) => has(JSON.stringify(values))).length,
    /** Waits until a request is being kept waiting. */
    untilSlow: () => expect.poll(site.demo.countSlow, { timeout: WAIT_MS }).toBe(1),
    /** Lets it go, and waits until the server has taken it. */
    async release() {
      site.demo.releaseSlow();
      await expect.poll(driver.taken, { timeout: WAIT_MS }).toBe(1);
    },
    /** The server does what it is asked, and the page never hears of it. */
    loseAnswers: () =>
      page.route(`**${SAVE}*`, async (route) => {
        await route.fetch();
        await route.abort();
      }),
    row: (fault: string): Row => ({ fault, posts: driver.posts(), taken: driver.taken(), intact, said }),
  };
  return driver;
}

export type Driver = Awaited<ReturnType<typeof createDriver>>;

export interface Scenario {
  readonly fault: string;
  readonly run: (driver: Driver) => Promise<void>;
  /** It does to its page what others must not have; `init` runs before the page's own scripts. */
  readonly page?: { readonly init?: () => void };
  /** What happens depends on how the form is drawn, sent or restored; else it is the same code for all. */
  readonly isOfForm?: boolean;
}

/** Fails once as the server says so, is read, and goes at the second press. */
const refusedOnce = (fault: string, query: string, message: RegExp): Scenario => ({
  fault,
  async run(driver) {
    await driver.open(query);
    await driver.fill();
    await driver.press();
    await driver.hear(message);
    await driver.press();
    await driver.seeThanks();
  },
});

/** Goes through without the visitor's doing. */
const unnoticed = (fault: string, query: string): Scenario => ({
  fault,
  async run(driver) {
    await driver.open(query);
    await driver.fill();
    await driver.press();
    await driver.seeThanks();
  },
});

export const SCENARIOS: readonly Scenario[] = [
  unnoticed('none', ''),
  {
    fault: 'offline before the request',
    async run(driver) {
      await driver.open();
      await driver.fill();
      await driver.page.context().setOffline(true);
      await driver.press();
      await driver.hear(/offline/i);
      await driver.page.context().setOffline(false);
      await driver.seeThanks();
    },
  },
  {
    fault: 'offline during the request',
    async run(driver) {
      await driver.open('slow*1');
      await driver.fill();
      await driver.press();
      await driver.untilSlow();
      await driver.page.context().setOffline(true);
      await driver.release();
      await driver.page.context().setOffline(false);
      await driver.seeThanks();
    },
  },
  {
    fault: 'offline during the request, answer lost',
    async run(driver) {
      await driver.open();
      await driver.page.route(`**${SAVE}*`, async (route) => {
        await route.fetch();
        await driver.page.context().setOffline(true);
        await route.abort('internetdisconnected');
      });
      await driver.fill();
      await driver.press();
      await driver.hear(/offline/i);
      await driver.page.unrouteAll();
      await driver.page.context().setOffline(false);
      await driver.seeThanks();
    },
  },
  {
    fault: 'offline after the answer',
    async run(driver) {
      await driver.open();
      await driver.fill();
      await driver.press();
      await driver.seeThanks();
      await driver.page.context().setOffline(true);
      await driver.page.context().setOffline(false);
    },
  },
  unnoticed('connection reset once', 'reset*1'),
  unnoticed('answer lost once', 'lost*1'),
  {
    fault: 'connection reset each time, reload',
    async run(driver) {
      await driver.open('reset');
      await driver.fill();
      await driver.press();
      await driver.hear(/unable to connect/i);
      await driver.load();
      await driver.lookAtEntries();
      await driver.press();
      await driver.seeThanks();
    },
  },
  {
    fault: 'answer lost each time, reload',
    async run(driver) {
      await driver.open();
      await driver.loseAnswers();
      await driver.fill();
      await driver.press();
      await driver.hear(/unable to connect/i);
      await driver.page.unrouteAll();
      await driver.load();
      await driver.lookAtEntries();
      await driver.press();
      await driver.seeThanks();
    },
  },
  refusedOnce('status 500', '500*1', /unable to send form/i),
  refusedOnce('status 503', '503*1', /unknown error/i),
  refusedOnce('status 401', '401*1', /unable to submit form\. please/i),
  refusedOnce('status 404', '404*1', /not been configured/i),
  refusedOnce('status 429', '429*1', /rate limit/i),
  {
    ...refusedOnce('status 400, a field refused', '400*1', /encountered a problem|does not accept/i),
    isOfForm: true,
  },
  refusedOnce('not JSON', 'notjson*1', /error processing/i),
  refusedOnce('no key: status 500', '500*1@FormSubmissionKey', /submission key/i),
  unnoticed('crumb expired', 'crumb'),
  unnoticed('crumb expired at the key', 'crumb@FormSubmissionKey'),
  {
    fault: 'slow: 30 s without an answer, then taken',
    // Its clock stands.
    page: {},
    async run(driver) {
      await driver.page.clock.install();
      await driver.open('slow*1');
      await driver.fill();
      await driver.press();
      await driver.untilSlow();
      await driver.page.clock.runFor(30_000);
      await driver.hear(/too long/i);
      await driver.release();
      await driver.press();
      await driver.page.clock.runFor(1000);
      await driver.seeThanks();
    },
  },
  {
    fault: 'double click',
    async run(driver) {
      await driver.open();
      await driver.fill();
      await driver.press({ clickCount: 2 });
      await driver.seeThanks();
    },
  },
  {
    fault: 'Enter twice',
    isOfForm: true,
    async run(driver) {
      await driver.open('slow*1');
      await driver.fill();
      await driver.page.keyboard.press('Enter');
      await driver.page.keyboard.press('Enter');
      await driver.untilSlow();
      await driver.page.keyboard.press('Enter');
      await driver.release();
      await driver.seeThanks();
    },
  },
  {
    fault: 'reload while submitting, then taken',
    isOfForm: true,
    async run(driver) {
      await driver.open('slow*1');
      await driver.fill();
      await driver.press();
      await driver.untilSlow();
      await driver.load();
      await driver.release();
      await driver.lookAtEntries();
      await driver.press();
      await driver.seeThanks();
    },
  },
  {
    fault: 'site destroyed and started while submitting',
    isOfForm: true,
    async run(driver) {
      await driver.open('slow*1');
      await driver.fill();
      await driver.press();
      await driver.untilSlow();
      await driver.page.evaluate(() => {
        const inlay = inlayApi();
        inlay.destroy();
        inlay.init();
      });
      await whenReady(driver.page);
      await driver.release();
      await driver.lookAtEntries();
      await driver.press();
      await driver.seeThanks();
    },
  },
  {
    fault: 'storage blocked',
    page: {
      init() {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      },
    },
    async run(driver) {
      await driver.open();
      await driver.loseAnswers();
      await driver.fill();
      await driver.press();
      await driver.hear(/unable to connect/i);
      await driver.page.unrouteAll();
      await driver.press();
      await driver.seeThanks();
    },
  },
  {
    fault: 'left and come back to while submitting',
    async run(driver) {
      await driver.open('slow*1');
      await driver.fill();
      await driver.press();
      await driver.untilSlow();
      await driver.page.goto('about:blank');
      await driver.release();
      await driver.page.goBack();
      await whenReady(driver.page);
      await driver.lookAtEntries();
      await driver.press();
      await driver.seeThanks();
    },
  },
];

const cells = (row: Row) => [
  row.fault,
  row.posts > 4 ? 'several' : String(row.posts),
  String(row.taken),
  row.intact ? 'yes' : 'no',
  row.said || '–',
];

/** The rows as a table of Markdown. */
export function drawTable(rows: readonly Row[]): string {
  const lines = [
    ['fault', 'requests', 'taken', 'entries intact', 'the visitor reads'],
    ['---', '--:', '--:', '---', '---'],
    ...rows.map(cells),
  ];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
