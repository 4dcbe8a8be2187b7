import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../demo-server/create-server.mjs';

let folder = '';
let server;
let url = '';
let close;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-api-'));
  server = createServer({ root: folder, dataFolder: folder });
  ({ url, close } = await server.listen());
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const CRUMB = { cookie: 'crumb=known', 'content-type': 'application/json' };
const post = (path, body, headers = {}) => {
  const address = `${url}/api${path}${path.includes('?') ? '&' : '?'}crumb=known`;
  return fetch(address, { method: 'POST', headers: { ...CRUMB, ...headers }, body: JSON.stringify(body) });
};
const newKey = async () => (await (await post('/form/FormSubmissionKey')).json()).key;
const formWith = (key, values = { 'email-1': 'ada@example.com' }) => ({
  key,
  formId: 'f1',
  form: JSON.stringify(values),
});
const count = () => server.demo.submissions.list().length;

describe('a form', () => {
  it('is stored once for each key, however often it is sent', async () => {
    const before = count();
    const form = formWith(await newKey());
    for (let i = 0; i < 3; i++) expect((await post('/form/SaveFormSubmission', form)).status).toBe(200);
    expect(count()).toBe(before + 1);
    expect(server.demo.submissions.list().at(-1).values).toEqual({ 'email-1': 'ada@example.com' });
  });

  it.each([
    ['without a key', { formId: 'f1', form: '{}' }, 400],
    ['with an unknown key', formWith('mine'), 400],
    ['whose fields are not JSON', { key: 'x', formId: 'f1', form: '{' }, 400],
    ['without a form', { key: 'x', formId: 'f1' }, 400],
  ])('%s is refused', async (_, form, status) => {
    const before = count();
    expect((await post('/form/SaveFormSubmission', form)).status).toBe(status);
    expect(count()).toBe(before);
  });

  it('without an id is not configured', async () => {
    const form = { key: await newKey(), form: '{}' };
    expect((await post('/form/SaveFormSubmission', form)).status).toBe(404);
  });

  it('survives a restart of the server, and so does its key', async () => {
    const form = formWith(await newKey(), { 'text-1': 'kept' });
    await post('/form/SaveFormSubmission', form);
    const next = createServer({ root: folder, dataFolder: folder });
    expect(next.demo.submissions.list().at(-1).values).toEqual({ 'text-1': 'kept' });
    expect(next.demo.submissions.accept(form.key, form, {})).toBe('known');
  });

  it('is listed, escaped', async () => {
    await post('/form/SaveFormSubmission', formWith(await newKey(), { '<b>': '<script>x</script>' }));
    const html = await (await fetch(`${url}/submissions`)).text();
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    const [newest] = await (await fetch(`${url}/submissions.json`)).json();
    expect(newest.values).toEqual({ '<b>': '<script>x</script>' });
  });
});

describe('a fault', () => {
  it.each(['401', '404', '429', '500', '502', '503'])('of status %s has an empty body', async (fault) => {
    const answer = await post(`/form/SaveFormSubmission?fault=${fault}`, formWith(await newKey()));
    expect([answer.status, await answer.text()]).toEqual([Number(fault), '']);
  });

  it('400 names the first field', async () => {
    const answer = await post('/form/SaveFormSubmission?fault=400', formWith(await newKey()));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email-1']);
  });

  it('notjson answers with a page and stores nothing', async () => {
    const before = count();
    const answer = await post('/form/SaveFormSubmission?fault=notjson', formWith(await newKey()));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(count()).toBe(before);
  });

  it('reset cuts the connection before the form is stored, lost after', async () => {
    const before = count();
    const send = async (fault) =>
      post('/form/SaveFormSubmission', formWith(await newKey()), { 'x-demo-fault': fault });
    await expect(send('reset')).rejects.toThrow();
    expect(count()).toBe(before);
    await expect(send('lost')).rejects.toThrow();
    expect(count()).toBe(before + 1);
  });

  it('slow answers when the test ends the wait', async () => {
    const answer = post('/form/SaveFormSubmission?fault=slow', formWith(await newKey()));
    await expect.poll(server.demo.countSlow).toBe(1);
    server.demo.releaseSlow();
    expect((await answer).status).toBe(200);
  });

  it('crumb refuses every crumb but the new one', async () => {
    const first = await post('/form/FormSubmissionKey?fault=crumb');
    expect(first.status).toBe(400);
    const { crumbFail, crumb } = await first.json();
    expect(crumbFail).toBe(true);
    const again = await fetch(`${url}/api/form/FormSubmissionKey?fault=crumb&crumb=${crumb}`, {
      method: 'POST',
      headers: { cookie: `crumb=${crumb}` },
    });
    expect(again.status).toBe(200);
  });

  it('of a page is a cookie, for as many calls and for the path that it names', async () => {
    const cookie = 'crumb=known; demo_fault=500*2@FormSubmissionKey~x1';
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await post('/form/FormSubmissionKey', {}, { cookie })).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect((await post('/census/form-render', {}, { cookie })).status).toBe(200);
    const page = await fetch(`${url}/submissions?fault=reset`);
    expect(page.headers.getSetCookie().join()).toMatch(/demo_fault=reset/);
    const without = await fetch(`${url}/submissions`, { headers: { cookie: 'demo_fault=reset' } });
    expect(without.headers.getSetCookie().join()).toMatch(/demo_fault=;/);
  });
});

describe('a call', () => {
  it('needs its crumb in the query, the header or a field', async () => {
    const ask = (query, headers, body) =>
      fetch(`${url}/api/events/RecordEvent${query}`, {
        method: 'POST',
        headers: { cookie: 'crumb=a', ...headers },
        body,
      });
    expect((await ask('', {})).status).toBe(400);
    expect((await ask('?crumb=a', {})).status).toBe(202);
    expect((await ask('', { 'X-CSRF-Token': 'a' })).status).toBe(202);
    expect((await ask('', {}, new URLSearchParams({ crumb: 'a' }))).status).toBe(202);
    expect((await ask('', {}, new URLSearchParams({ crumb: 'b' }))).status).toBe(400);
  });

  it.each([
    ['POST', '/census/form-render', 200],
    ['POST', '/census/RecordQuickView/p1', 200],
    ['POST', '/1/performance/records', 200],
    ['GET', '/1/performance/settings', 200],
    ['GET', '/track/Track', 200],
    ['GET', '/multilingual/status', 200],
    ['GET', '/google-maps/places/autocomplete?input=weir', 200],
    ['GET', '/google-maps/places/details?placeId=nowhere', 404],
    ['GET', '/nothing', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await fetch(`${url}/api${path}`, { method })).status).toBe(status);
  });

  it('starts a session with the right password', async () => {
    const login = (password) => post('/site-users/account/session', { email: 'ada@example.com', password });
    expect((await login('wrong')).status).toBe(401);
    expect((await (await login('otterbrook')).json()).xsrfToken).toBeTruthy();
  });
});
