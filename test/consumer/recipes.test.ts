import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { EXECUTABLE } from './support/browser';
import { filesInDocs, ROOT, runNode, serveFolders, writeFiles } from './support/consumer';

// The code of docs/testing-your-site.md, as it is there.
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
// Other tests keep the machine busy.
const PATIENT = ['--testTimeout=30000', '--hookTimeout=30000'];

beforeAll(async () => {
  const files = await filesInDocs('docs/testing-your-site.md');
  expect(Object.keys(files)).toEqual([
    'site/faq.html',
    'test/faq.test.js',
    'test/jsdom-setup.js',
    'test/faq-jsdom.test.js',
    'test/faq-page.test.js',
    'cypress/support/e2e.js',
    'cypress/e2e/faq.cy.js',
  ]);
  await writeFiles(files);
});

it('tests a page with Vitest and happy-dom', async () => {
  const { status, output } = await runNode([VITEST, 'run', ...PATIENT, 'test/faq.test.js']);
  expect(output).toContain('3 passed');
  // Nothing is missing, nothing is reported.
  expect(output).not.toMatch(/stderr|Error/);
  expect(status).toBe(0);
});

it('sends a newsletter form once in happy-dom, which finds it as two blocks', async () => {
  await writeFiles({
    'test/once.test.js': `// @vitest-${'environment'} happy-dom
      import { Inlay } from 'inlay';
      import { expect, it } from 'vitest';
      const field = '<label class="title" for="email-1-field">Address</label><input id="email-1-field" name="email" type="email">';
      const form = '<form data-form-id="f1"><div id="email-1" class="form-item field email">' + field + '</div><button>Send</button></form>';
      it('sends once', async () => {
        document.body.innerHTML = '<div class="sqs-block sqs-block-newsletter">' + form + '</div>';
        const asked = [];
        globalThis.fetch = async (url) => {
          asked.push(String(url.url ?? url));
          return Response.json({ key: 'k' });
        };
        Inlay.scan();
        await Inlay.whenReady({ all: true });
        const isSent = new Promise((resolve) => Inlay.on('form:submitted', resolve));
        document.getElementById('email-1-field').value = 'ada@example.org';
        document.getElementsByTagName('button')[0].click();
        await isSent;
        await Inlay.whenReady({ all: true });
        expect(asked.map((url) => url.split('/').at(-1))).toEqual(['FormSubmissionKey', 'SaveFormSubmission']);
      });`,
  });
  const { status, output } = await runNode([VITEST, 'run', ...PATIENT, 'test/once.test.js']);
  expect(output).toContain('1 passed');
  expect(status).toBe(0);
});

it('tests a page with Vitest and jsdom', async () => {
  const { status, output } = await runNode([VITEST, 'run', ...PATIENT, 'test/faq-jsdom.test.js']);
  expect(output).toContain('1 passed');
  expect(output).not.toMatch(/stderr|Error/);
  expect(status).toBe(0);
});

it('says in one line what jsdom lacks', async () => {
  await writeFiles({
    'test/bare-jsdom.test.js': `// @vitest-${'environment'} jsdom
      import { Inlay } from 'inlay';
      import { expect, it } from 'vitest';
      it('does not start', async () => {
        expect(Inlay.state).toBe('noPage');
        await expect(Inlay.confirm({ title: 'Leave?' })).rejects.toThrow('needs a page. This environment has no');
      });`,
  });
  const { status, output } = await runNode([VITEST, 'run', ...PATIENT, 'test/bare-jsdom.test.js']);
  expect(output.match(/\[inlay\] .*/g)).toEqual([
    expect.stringMatching(
      /has no CSS\.supports, IntersectionObserver, ResizeObserver, matchMedia, .* docs\/testing-your-site\.md/,
    ),
  ]);
  expect(status).toBe(0);
});

it('tests a page with Playwright', async () => {
  const { url, close } = await serveFolders({ '/': 'site', '/inlay/': 'node_modules/inlay/dist' });
  const env = { SITE_URL: url, CHROMIUM: EXECUTABLE };
  const { status, output } = await runNode([VITEST, 'run', ...PATIENT, 'test/faq-page.test.js'], env);
  expect(output).toContain('3 passed');
  expect(status).toBe(0);
  await close();
});
