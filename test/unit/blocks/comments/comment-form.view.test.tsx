// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommentForm } from '../../../../src/blocks/comments/comment-form.view';
import type { ThreadData } from '../../../../src/blocks/comments/comments.data';
import type { Added } from '../../../../src/blocks/comments/comments.store';
import { draw } from '../../../../src/react/draw';
import { createTestScope } from '../../support/scope';

afterEach(() => document.body.replaceChildren());

const drawn = () => new Promise<void>((resolve) => setTimeout(resolve));
const REFUSED = { status: 'refused', failure: { message: 'Too many comments.' } } as Added;

interface Shown {
  readonly accountName?: string;
  readonly isAnonymous?: boolean;
  readonly isReply?: boolean;
  readonly text?: string;
}

/** The form of a thread, and the answer that the server gives when the test says so. */
function show({ accountName = '', isAnonymous = true, ...props }: Shown = {}) {
  let answer = (_: Added) => {};
  const onSend = vi.fn(
    () =>
      new Promise<Added>((resolve) => {
        answer = resolve;
      }),
  );
  const [onType, onShown, onCancel] = [vi.fn(), vi.fn(), vi.fn()];
  const host = document.createElement('div');
  document.body.append(host);
  const data = { accountName, isAnonymous } as ThreadData;
  draw(
    createTestScope(),
    <CommentForm {...{ data, onSend, onType, onShown, ...props }} {...(props.isReply && { onCancel })} />,
    host,
  );
  const name = host.querySelector('input');
  const body = host.querySelector('textarea');
  const button = host.querySelector<HTMLButtonElement>('[type=submit]');
  const send = async (given: { name?: string; body?: string } = {}) => {
    if (name && given.name !== undefined) name.value = given.name;
    if (body && given.body !== undefined) body.value = given.body;
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    host.querySelector('form')?.dispatchEvent(submit);
    await drawn();
    return submit.defaultPrevented;
  };
  const reply = async (added: Added) => {
    answer(added);
    await vi.waitFor(() => expect(button?.textContent).toBe('Post comment'));
  };
  const text = (selector: string) => host.querySelector(selector)?.textContent ?? null;
  return { host, name, body, button, send, reply, text, onSend, onType, onShown, onCancel };
}

describe('the form for a comment', () => {
  it('asks visitors without an account to sign in, where the site wants one', () => {
    const { host } = show({ isAnonymous: false });
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/account/login');
    expect(host.querySelector('form')).toBeNull();
  });

  it('asks for no name where the visitor is signed in, and says as whom', async () => {
    const { name, text, send, onSend } = show({ accountName: 'Ada', isAnonymous: false });
    expect([name, text('p')]).toEqual([null, 'You are signed in as Ada.']);
    await send({ body: ' Lovely. ' });
    expect(onSend.mock.calls).toEqual([[{ body: 'Lovely.', authorName: undefined }]]);
  });

  it('sends name and text without spaces around them, once', async () => {
    const { send, onSend, button } = show();
    expect(await send({ name: ' Bo ', body: ' Lovely. ' }), 'the page stays').toBe(true);
    expect([button?.textContent, button?.getAttribute('aria-disabled')]).toEqual(['Posting…', 'true']);
    await send();
    expect(onSend.mock.calls).toEqual([[{ body: 'Lovely.', authorName: 'Bo' }]]);
  });

  it('says what is missing, on its field, and puts the focus there', async () => {
    const { send, name, body, host, onSend } = show();
    const errors = () => [...host.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
    await send({ name: ' ', body: ' ' });
    expect([errors(), document.activeElement === name]).toEqual([['Please enter your name.'], true]);
    const error = host.querySelector('.field-error');
    expect([name?.getAttribute('aria-invalid'), name?.getAttribute('aria-describedby')]).toEqual([
      'true',
      error?.id,
    ]);
    await send({ name: 'Bo', body: ' ' });
    expect([errors(), document.activeElement === body]).toEqual([['Please write a comment.'], true]);
    expect([
      name?.getAttribute('aria-invalid'),
      name?.getAttribute('aria-describedby'),
      body?.getAttribute('aria-invalid'),
    ]).toEqual(['false', null, 'true']);
    expect(onSend).not.toHaveBeenCalled();
    await send({ body: 'Lovely.' });
    expect([errors(), onSend.mock.calls.length]).toEqual([[], 1]);
  });

  it('is empty once the comment is taken, keeps the name, and says when it must be approved first', async () => {
    const { send, reply, body, name, text, button, onType, onShown } = show();
    await send({ name: 'Bo', body: 'Lovely.' });
    expect(text('[role=status]')).toBe('');
    await reply({ status: 'held' });
    expect([body?.value, name?.value, button?.textContent, button?.getAttribute('aria-disabled')]).toEqual([
      '',
      'Bo',
      'Post comment',
      'false',
    ]);
    expect(text('[role=status]')).toMatch(/when it is approved/);
    expect(onType.mock.calls).toEqual([['']]);
    await send({ body: 'More.' });
    expect(text('[role=status]')).toBe('');
    Object.assign(body as object, { value: 'More. And one thing more.' });
    await reply({ status: 'shown', id: '1' });
    expect([text('[role=status]'), text('[role=alert]')]).toEqual(['', null]);
    expect(body?.value, 'what was typed meanwhile').toBe('More. And one thing more.');
    expect(onType).toHaveBeenCalledOnce();
    expect(onShown, 'the focus stays with who types').not.toHaveBeenCalled();
    await send();
    await reply({ status: 'shown', id: '2' });
    expect([body?.value, onShown.mock.calls]).toEqual(['', [['2']]]);
  });

  it('keeps what was written where the server refuses it, and can send it again', async () => {
    const { send, reply, body, text, onSend, onType } = show();
    await send({ name: 'Bo', body: 'Lovely.' });
    await reply(REFUSED);
    expect([body?.value, text('[role=alert]'), onType.mock.calls.length]).toEqual([
      'Lovely.',
      'Too many comments.',
      0,
    ]);
    await send();
    expect([onSend.mock.calls.length, text('[role=alert]')]).toEqual([2, null]);
  });

  it('tells of each change of the text, which it begins with', () => {
    const { body, onType } = show({ text: 'Begun' });
    if (!body) throw new Error('There is no field.');
    expect(body.value).toBe('Begun');
    body.value = 'Begun, and';
    body.dispatchEvent(new Event('input', { bubbles: true }));
    expect(onType.mock.calls).toEqual([['Begun, and']]);
  });
});

describe('the form for an answer', () => {
  it.each([
    ['name', ''],
    ['text, where the visitor is signed in', 'Ada'],
  ])('has the focus in its %s, and can be left', (_, accountName) => {
    const { host, name, body, onCancel } = show({ isReply: true, accountName });
    expect(document.activeElement).toBe(name ?? body);
    host.querySelector<HTMLElement>('[type=button]')?.click();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('alone takes the focus, and has such a button', () => {
    const { host } = show();
    expect([document.activeElement, host.querySelector('[type=button]')]).toEqual([document.body, null]);
  });
});
