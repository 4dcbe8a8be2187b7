// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { answerForm } from '../../../../src/features/endpoints/other-form';

const URL_OF_OTHER = 'https://forms.example/f';

interface Case {
  readonly as?: 'json' | 'form';
  readonly fields?: object;
  readonly path?: string;
  readonly reply?: { readonly status: number; readonly body: string };
}

/** What the other server is sent for a payload, and what the form is answered. */
async function send(
  payload: object,
  { as = 'json', fields = {}, path = '/api/form/Save', reply }: Case = {},
) {
  let init: RequestInit = {};
  const answer = await answerForm(
    { url: URL_OF_OTHER, as, fields: { ...fields } },
    {
      path,
      url: location.origin + path,
      init: { method: 'POST', body: JSON.stringify(payload) },
      signal: new AbortController().signal,
    },
    async (_, sent) => {
      init = sent;
      return { status: 200, body: '{}', retryAfter: '7', ...reply };
    },
  );
  return { init, answer };
}

/** What is sent of these entries of a form that the page shows as this HTML. */
async function entriesOf(html: string, entries: object, more: object = { isOverlayForm: false }) {
  document.body.innerHTML = `<form>${html}</form>`;
  const { init } = await send({ ...more, form: JSON.stringify(entries) });
  const { page, ...sent } = JSON.parse(String(init.body));
  expect(page).toBe(location.origin + location.pathname);
  return sent;
}

const item = (type: string, id: string, title: string, control = '<input>') =>
  `<div class="form-item field ${type}" id="${id}"><label class="title">${title}</label>${control}</div>`;

describe('an entry is written as one text', () => {
  it.each([
    ['name', ['Ada', 'Byron'], 'Ada Byron'],
    ['name', ['', 'Byron'], 'Byron'],
    ['phone', ['+49', '30', '1234'], '+49 30 1234'],
    ['date', ['3', '4', '2026'], '2026-03-04'],
    ['date', ['12', '24', '2026'], '2026-12-24'],
    ['date', ['', '', ''], ''],
    ['time', ['7', '05', '', 'PM'], '7:05 PM'],
    ['time', ['19', '05', '30'], '19:05:30'],
    ['checkbox', ['Roses', ' ', 'Ferns'], 'Roses, Ferns'],
    [
      'likert',
      { 'Was it warm?': 'Agree', 'Was it dry?': 'Neutral' },
      'Was it warm?: Agree\nWas it dry?: Neutral',
    ],
    ['number', 0, '0'],
    ['text', null, ''],
  ])('%s %j: «%s»', async (type, value, text) => {
    expect(await entriesOf(item(type, 'a', 'A'), { a: value })).toEqual({ A: text });
  });

  it('lists the parts where the page does not show the field', async () => {
    expect(await entriesOf('', { 'name-1': ['Ada', 'Byron'] })).toEqual({ 'name-1': 'Ada, Byron' });
  });
});

describe('an entry is called', () => {
  it('`email` for the first field of that type, whatever its title, and by its title for others', async () => {
    const html = item('email', 'e1', 'Yours') + item('email', 'e2', 'Your friend’s');
    expect(await entriesOf(html, { e1: 'a@b.example', e2: 'c@d.example' })).toEqual({
      email: 'a@b.example',
      'Your friend’s': 'c@d.example',
    });
  });

  it('by its title and a number where another field has that title', async () => {
    const html = item('text', 'a', 'Note') + item('text', 'b', 'Note') + item('text', 'c', 'Note');
    expect(await entriesOf(html, { a: '1', b: '2', c: '3' })).toEqual({
      Note: '1',
      'Note (2)': '2',
      'Note (3)': '3',
    });
  });

  it('by its own name for a hidden field, and by its id without a title', async () => {
    const hidden = '<div class="form-item field hidden" id="h"><input class="hidden" name="campaign"></div>';
    expect(await entriesOf(hidden + item('text', 't', ''), { h: 'spring', t: 'x' })).toEqual({
      campaign: 'spring',
      t: 'x',
    });
  });

  it('so that the address of the page is not written over it', async () => {
    expect(await entriesOf(item('text', 'p', 'page'), { p: '12' })).toEqual({ 'page (2)': '12' });
  });
});

it.each([
  ['is decoded where the platform gets it escaped', {}, 'A & B'],
  ['stays as it is where it was sent as it was typed', { isOverlayForm: false }, 'A &amp; B'],
])('what was typed %s', async (_, more, text) => {
  const typed = { a: 'A &amp; B' };
  expect((await entriesOf(item('text', 'a', 'A'), typed, more)).A).toBe(text);
});

it('sends what is no form under its own names, as it was typed', async () => {
  const { init } = await send({ productId: 'p1', email: 'a&amp;b@c.example' });
  expect(JSON.parse(String(init.body))).toMatchObject({ productId: 'p1', email: 'a&amp;b@c.example' });
});

it.each([
  ['json', 'application/json', '{"key":"k","A":"1","page":'],
  ['form', undefined, 'key=k&A=1&page='],
] as const)('is encoded as %s, with the fields of the setting first', async (as, type, start) => {
  const { init } = await send({ A: '1' }, { as, fields: { key: 'k' } });
  expect(new Headers(init.headers).get('content-type') ?? undefined).toBe(type);
  expect(new Headers(init.headers).get('accept')).toBe('application/json');
  expect([init.method, init.credentials]).toEqual(['POST', 'same-origin']);
  expect(String(init.body).startsWith(start)).toBe(true);
});

it('takes no file, and asks nobody', async () => {
  const { answer, init } = await send({}, { path: '/api/form/UploadFile' });
  expect([answer.status, init]).toEqual([404, {}]);
});

describe('what the other server answers', () => {
  it.each([
    ['json', 200, '{}', true],
    ['json', 299, ' \n{"ok":true}', true],
    ['json', 204, '', true],
    ['json', 200, '', false],
    ['json', 200, '<html>', false],
    ['json', 200, '[]', false],
    ['form', 200, '<html>', true],
    ['form', 302, '<html>', false],
    ['form', 200, '{"errors":[{"message":"No"}]}', false],
    ['json', 200, '{"errors":[]}', true],
    ['json', 200, '{"ok":false}', false],
    ['json', 200, '{"success":false}', false],
    ['json', 200, '{"error":"No"}', false],
    ['json', 300, '{"ok":true}', false],
    ['json', 199, '{"ok":true}', false],
  ] as const)('as %s, %i %s: taken is %s', async (as, status, body, isTaken) => {
    const { answer } = await send({ A: '1' }, { as, reply: { status, body } });
    expect(answer.status === 200 && answer.body === '{"success":true}').toBe(isTaken);
  });

  it.each([
    ['{"error":"Spam"}', { error: 'Spam', errors: {} }],
    ['{"ok":false,"message":"Spam"}', { error: 'Spam', errors: {} }],
    ['{"error":true,"message":"Spam"}', { error: 'Spam', errors: {} }],
    ['{"error":"Spam","message":"Bad request"}', { error: 'Spam', errors: {} }],
    ['{"ok":false,"message":7}', { error: '', errors: {} }],
    [
      '{"error":"Check it","errors":[{"field":"A","message":"is short"},{"field":"C","message":"is missing"},{"message":"so is all"},{"field":"A"}]}',
      { error: 'Check it is missing so is all', errors: { a: 'is short' } },
    ],
  ])('tells the visitor why it was refused: %s', async (body, expected) => {
    document.body.innerHTML = `<form>${item('text', 'a', 'A')}</form>`;
    const payload = { isOverlayForm: false, form: '{"a":"1"}' };
    const { answer } = await send(payload, { reply: { status: 200, body } });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, expected]);
  });

  it.each([
    [422, 400],
    [403, 403],
    [429, 429],
    [500, 500],
  ])('has status %i as %i', async (status, expected) => {
    const { answer } = await send({}, { reply: { status, body: '{"error":"No"}' } });
    expect(answer.status).toBe(expected);
  });

  it('is passed on as it is where it is no JSON and the form was not taken', async () => {
    const { answer } = await send({}, { reply: { status: 503, body: '"later"' } });
    expect(answer).toEqual({ status: 503, body: '"later"', retryAfter: '7' });
  });
});
