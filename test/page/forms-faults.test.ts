import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDriver, drawTable, type MatrixForm, type Row, SCENARIOS } from './support/fault-matrix';
import { RENDERERS, root, useSite } from './support/site';

const site = useSite();
const DOC = join(root, 'docs/forms-faults.md');

const FORMS: Readonly<Record<string, MatrixForm>> = {
  newsletter: {
    path: 'newsletter.html',
    form: 'form[data-form-id="64af00000000000000000001"]',
    field: '[name=email]',
    entry: (mark) => `${mark}@example.com`,
    thanks: /thank you/i,
  },
  'server-written': {
    path: 'forms.html',
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

/** The others hold no line that a renderer runs. */
const DRAWN = ['JSON-described'];

const captchaForm: MatrixForm = {
  path: 'trouble/newsletter-captcha.html',
  form: 'form[data-form-id="64af00000000000000000006"]',
  field: '[name=email]',
  entry: (mark) => `${mark}@example.com`,
  thanks: /thank you/i,
};

const tables: Record<string, Row[]> = {};

describe.each(RENDERERS)('under %s', (renderer) => {
  describe.each(Object.entries(FORMS))('a %s form', (name, form) => {
    const scenarios = renderer === 'preact' || DRAWN.includes(name) ? SCENARIOS : SCENARIOS.slice(0, 1);
    it.each(scenarios.map((scenario) => [scenario.fault, scenario] as const))(
      'loses nothing and is taken once: %s',
      async (fault, { run, init }) => {
        const watched = await site.newPage();
        if (init) await watched.page.addInitScript(init);
        const driver = await createDriver(site, watched, form, renderer);
        await run(driver);
        const row = driver.row(fault);
        expect(row).toMatchObject({ taken: 1, intact: true });
        if (renderer === 'preact') {
          tables[name] ??= [];
          tables[name].push(row);
        }
        await watched.close();
      },
    );
  });

  it('loses nothing and is taken once: captcha script blocked', async () => {
    const watched = await site.newPage();
    const driver = await createDriver(site, watched, captchaForm, renderer);
    await driver.open();
    await driver.fill();
    await driver.press();
    await driver.hear(/captcha could not be loaded/i);
    await driver.press();
    await driver.seeThanks();
    const row = driver.row('captcha script blocked');
    expect(row).toMatchObject({ posts: 1, taken: 1, intact: true });
    if (renderer === 'preact') tables.newsletter?.push(row);
    await watched.close();
  });
});

// The table in the docs is what has been measured: UPDATE_DOCS=1 writes it, any other run holds itself against it.
afterAll(() => {
  const text = Object.entries(tables)
    .map(([name, rows]) => `## A ${name} form\n\n${drawTable(rows)}\n`)
    .join('\n');
  console.log(text);
  const doc = readFileSync(DOC, 'utf8');
  const mark = '<!-- measured -->';
  const [before = ''] = doc.split(mark);
  if (process.env.UPDATE_DOCS) writeFileSync(DOC, `${before}${mark}\n\n${text}`);
  // Line by line: a run may be of some rows only.
  else for (const line of text.split('\n')) expect(doc).toContain(line);
});
