import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { ENTERPRISE } from './support/captcha';
import { IS_EVERY_PAGE } from './support/demo-pages';
import { createDriver, drawTable, type MatrixForm, type Row, SCENARIOS } from './support/fault-matrix';
import { serveBlockAlone } from './support/serve-alone';
import { it, ONE_RENDERER, root, type WatchedPage } from './support/site';

const DOC = join(root, 'docs/forms-faults.md');

/** `block`: all that its page is served with. */
const FORMS: Readonly<Record<string, MatrixForm & { readonly block?: string }>> = {
  newsletter: {
    path: 'newsletter.html',
    form: 'form[data-form-id="64af00000000000000000001"]',
    field: '[name=email]',
    entry: (mark) => `${mark}@example.com`,
    thanks: /thank you/i,
  },
  'server-written': {
    path: 'forms.html',
    block: '#block-server-form',
    form: '#block-server-form form',
    field: '#text-page-1-field',
    entry: (mark) => `${mark} <b> & "more"`,
    rest: [
      ['[name=fname]', 'Ada'],
      ['[name=lname]', 'Lovelace'],
      ['[name=email]', 'ada@example.com'],
      ['textarea', 'One line,\nanother line.'],
    ],
    thanks: /thank you/i,
  },
  'JSON-described': {
    path: 'forms.html',
    block: '#block-json-form',
    form: '#block-json-form form',
    field: '#text-json-1-field',
    entry: (mark) => `${mark} typed`,
    rest: [
      ['#name-json-1-fname-field', 'Ada'],
      ['#name-json-1-lname-field', 'Lovelace'],
      ['#email-json-1-field', 'ada@example.com'],
      ['textarea', 'One line,\nanother line.'],
    ],
    thanks: /thank you/i,
  },
};

const captchaForm: MatrixForm = {
  path: 'trouble/newsletter-captcha.html',
  form: 'form[data-form-id="64af00000000000000000006"]',
  field: '[name=email]',
  entry: (mark) => `${mark}@example.com`,
  thanks: /thank you/i,
};

/** Rows by form. */
const tables: Record<string, Row[]> = {};
function note(name: string, row: Row): void {
  tables[name] ??= [];
  tables[name].push(row);
}

/**
 * What becomes of these is decided without the browser: submission.test.ts and submission-failure.test.ts hold each status and its message, whole
 * sequences of them fault-sequences.test.ts. Here they are measured for the table, and for the proof.
 */
const HELD_BY_UNITS: ReadonlySet<string> = new Set([
  'none',
  'offline during the request',
  'offline after the answer',
  'connection reset once',
  'answer lost once',
  'connection reset each time, reload',
  'status 500',
  'status 503',
  'status 401',
  'status 404',
  'status 429',
  'not JSON',
  'no key: status 500',
  'crumb expired',
  'crumb expired at the key',
  'double click',
]);
/** What is not the same code for all forms: where an error is shown, and what is typed into after a reload. */
const OF_EACH_FORM: ReadonlySet<string> = new Set([
  'status 400, a field refused',
  'reload while submitting, then taken',
]);
const IS_MEASURED = IS_EVERY_PAGE || Boolean(process.env.UPDATE_DOCS);

/** All of them for one form: calls, keys and messages are the same code for the others. */
const scenariosOf = (name: string) =>
  SCENARIOS.filter(({ fault, isOfForm = false }) => {
    if (name !== 'newsletter' && !isOfForm) return false;
    return IS_MEASURED || (name === 'newsletter' ? !HELD_BY_UNITS.has(fault) : OF_EACH_FORM.has(fault));
  });

it('names faults of the matrix alone where it leaves out or picks some', () => {
  const faults = new Set(SCENARIOS.map(({ fault }) => fault));
  expect([...HELD_BY_UNITS, ...OF_EACH_FORM].filter((fault) => !faults.has(fault))).toEqual([]);
});

describe.each(ONE_RENDERER)('under %s', (renderer) => {
  describe.each(Object.entries(FORMS))('a %s form', (name, { block, ...given }) => {
    let shared: WatchedPage;
    let form = given;
    it.beforeAll(async ({ site }) => {
      shared = await site.newPage();
      if (!block) return;
      const path = await serveBlockAlone(site, shared.page, { path: given.path, block, renderer });
      form = { ...given, path };
    });
    afterAll(() => shared.close());

    // @wcag 2.2.1 | entries outlive an ended session
    // @wcag 3.3.4 | entries are checked before they are sent, and taken once
    // @wcag 3.3.7 | entries stay when a form is refused, and over a reload
    it.for(scenariosOf(name).map((scenario) => [scenario.fault, scenario] as const))(
      'loses nothing and is taken once: %s',
      async ([fault, { run, page: own }], { site }) => {
        const watched = own ? await site.newPage() : shared;
        if (own?.init) await watched.page.addInitScript(own.init);
        const driver = await createDriver(site, watched.page, form, renderer);
        await run(driver);
        const row = driver.row(fault);
        expect(row).toMatchObject({ taken: 1, intact: true });
        note(name, row);
        if (own) await watched.close();
      },
    );
  });

  it('loses nothing and is taken once: captcha script blocked', async ({ site }) => {
    const watched = await site.newPage();
    const driver = await createDriver(site, watched.page, captchaForm, renderer);
    await driver.open();
    await driver.fill();
    await driver.press();
    await driver.hear(/captcha could not be loaded/i);
    // No longer blocked.
    await watched.page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: ENTERPRISE }),
    );
    await driver.press();
    await driver.seeThanks();
    const row = driver.row('captcha script blocked');
    expect(row).toMatchObject({ posts: 1, taken: 1, intact: true });
    note('newsletter', row);
  });
});

// The table in the docs is what has been measured: UPDATE_DOCS=1 writes it, any other run holds itself against it.
afterAll(() => {
  const drawn = Object.entries(tables)
    .map(([name, rows]) => `## A ${name} form\n\n${drawTable(rows)}\n`)
    .join('\n');
  console.log(drawn);
  const doc = readFileSync(DOC, 'utf8');
  const mark = '<!-- measured -->';
  const [before = ''] = doc.split(mark);
  const measured = process.env.UPDATE_DOCS ? `${before}${mark}\n\n${drawn}` : doc;
  if (measured !== doc) writeFileSync(DOC, measured);
  // Line by line: a run may be of some rows only.
  for (const line of drawn.split('\n')) expect(measured).toContain(line);
});
