import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { savedBodies } from './support/forms';
import { jsonForm, openForms } from './support/forms-html';
import { it, RENDERERS, type WatchedPage } from './support/site';

const FIELDS = [
  { type: 'text', id: 'name-json', title: 'Your name' },
  { type: 'file', id: 'file-json', title: 'Pictures', numFiles: 2, maxFileSize: 1, required: true },
];
const png = (name: string, size = 4) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) });

describe.each(RENDERERS)('a field for files under %s', (renderer) => {
  let watched: WatchedPage;
  const field = () => watched.page.locator('#file-json');
  const row = (name: string) => field().getByRole('listitem').filter({ hasText: name });
  const choose = async (...files: ReturnType<typeof png>[]) => {
    const control = watched.page.locator('#file-json-field');
    // As a visitor does first: the form wakes.
    await control.focus();
    await control.setInputFiles(files);
  };

  it.beforeAll(async ({ site }) => {
    watched = await openForms(site, renderer, jsonForm('json', { formFields: FIELDS }));
  });

  // @keys form | Enter | takes a file away, with the focus back on the field
  it('refuses a file that is too large at once, and removes it with focus back on the field', async () => {
    const { page } = watched;
    await choose(png('large.png', 1_000_001));
    await row('large.png')
      .getByText('The file large.png is too large. The maximum allowed file size is 1 MB.')
      .waitFor();
    await row('large.png').getByRole('button', { name: 'Remove large.png' }).press('Enter');
    await row('large.png').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('file-json-field');
  });

  it('says that the server could not process a file, and offers another try', async () => {
    await choose(png('failed.png'), png('cancelled.png'));
    await row('failed.png').getByText('File processing failed').waitFor();
    await row('cancelled.png').getByText('File processing cancelled').waitFor();
    await row('failed.png').getByRole('button', { name: 'Try again: failed.png' }).waitFor();
    expect(await violations(watched.page)).toEqual([]);
  });

  it.each([
    ['is cut off', 'reset', 'File upload failed to complete'],
    [
      'is unknown to the server',
      '404',
      'There was a problem while uploading your file. It cannot be sent with this form.',
    ],
  ])('says so when an upload %s', async (_, fault, text) => {
    await watched.page.context().setExtraHTTPHeaders({ 'x-demo-fault': `${fault}@UploadFile` });
    await choose(png('fern.png'));
    await row('fern.png').getByText(text, { exact: false }).waitFor();
    await watched.page.context().setExtraHTTPHeaders({});
  });

  it('shows the progress, can be cancelled, and is sent with the form once all have arrived', async ({
    site,
  }) => {
    const { page } = watched;
    await page.context().setExtraHTTPHeaders({ 'x-demo-fault': `slow@UploadFile~${renderer}` });
    await choose(png('fern.png'), png('palm.png'));
    await row('fern.png').getByRole('progressbar', { name: 'Uploading fern.png' }).waitFor();
    await page.locator('#name-json-field').press('Enter');
    await field().locator('.field-error', { hasText: 'Wait until your files are uploaded' }).waitFor();
    const cancel = row('palm.png').getByRole('button', { name: 'Cancel palm.png' });
    await cancel.press('Enter');
    await row('palm.png').getByText('File processing cancelled').waitFor();
    // The button that was pressed has become the one that tries again, and keeps focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
    expect(await violations(page)).toEqual([]);
    await page.context().setExtraHTTPHeaders({});
    site.demo.releaseSlow();
    await row('fern.png').getByText('Uploaded').waitFor();
    // The error goes with what was wrong.
    await field().locator('.field-error').waitFor({ state: 'detached' });
    const before = savedBodies(site).length;
    await page.locator('#name-json-field').press('Enter');
    await page.locator('#block-json .form-submission-text').waitFor({ state: 'visible' });
    const [sent = ''] = savedBodies(site).slice(before);
    expect(JSON.parse(JSON.parse(sent).form)['file-json']).toEqual([expect.stringMatching(/^upload-\d+$/)]);
    expect(watched.errors.filter((error) => !/status of (?:4|5)\d\d|ERR_/.test(error))).toEqual([]);
  });
});
