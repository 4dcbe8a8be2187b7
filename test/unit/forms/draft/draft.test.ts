// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Part } from '../../../../src/core/scope';
import { keepDraft } from '../../../../src/forms/draft/draft';
import { createTestScope } from '../../support/scope';

const FORM = `
  <div class="form-item" id="name-1">
    <input name="fname"><input name="lname">
  </div>
  <div class="form-item" id="name-2">
    <input name="fname"><input name="lname">
  </div>
  <input id="email-field" name="email" type="email" value="server@example.com">
  <textarea id="text-field"></textarea>
  <select id="pick"><option value="">Choose</option><option value="a">A</option><option value="b">B</option></select>
  <input type="radio" name="r" value="1" checked><input type="radio" name="r" value="2">
  <input type="checkbox" name="c" value="1"><input type="checkbox" name="c" value="2">
  <input id="secret" type="password">
  <input id="shown" autocomplete="new-password">
  <input id="card" autocomplete="cc-number">
  <input id="code" autocomplete="one-time-code">
  <input id="off" autocomplete="off">
  <div data-inlay-draft="off"><input id="opted"></div>
  <input id="hid" type="hidden" value="h">`;

const scopes: Part[] = [];

function open(html = FORM, version = 'v1') {
  const form = document.createElement('form');
  // The test's own markup.
  form.innerHTML = html;
  document.body.replaceChildren(form);
  const scope = createTestScope();
  const draft = keepDraft(scope, form, { record: 'f', version });
  scopes.push(scope);
  const field = <E extends HTMLElement = HTMLInputElement>(selector: string) => {
    const found = form.querySelector<E>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const type = (selector: string, value: string) => {
    const control = field(selector);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const toggle = (selector: string) => {
    const control = field(selector);
    control.checked = !control.checked;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { form, draft, scope, field, type, toggle };
}
const leave = () => dispatchEvent(new Event('pagehide'));
const kept = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
});

describe('what was typed', () => {
  it('is restored after a reload, in its field', () => {
    const before = open();
    before.type('#name-1 [name=fname]', 'Ada');
    before.type('#name-2 [name=fname]', 'Grace');
    before.type('#text-field', 'line\nline <b>');
    before.type('#pick', 'b');
    before.toggle('[name=c][value="2"]');
    before.toggle('[name=r][value="2"]');
    leave();
    const after = open();
    expect(after.draft.restore()).toBeGreaterThan(4);
    expect(after.field('#name-1 [name=fname]').value).toBe('Ada');
    expect(after.field('#name-1 [name=lname]').value).toBe('');
    expect(after.field('#name-2 [name=fname]').value).toBe('Grace');
    expect(after.field('#text-field').value).toBe('line\nline <b>');
    expect(after.field('#pick').value).toBe('b');
    expect(after.field('[name=c][value="1"]').checked).toBe(false);
    expect(after.field('[name=c][value="2"]').checked).toBe(true);
    expect(after.field('[name=r][value="2"]').checked).toBe(true);
    expect(after.field('#email-field').value).toBe('server@example.com');
  });

  it('is stored a moment later without any page event, for a crash', () => {
    vi.useFakeTimers();
    open().type('#text-field', 'before the crash');
    vi.advanceTimersByTime(100);
    expect(kept()).toContain('before the crash');
  });

  it('fires the events of typing', () => {
    open().type('#text-field', 'x');
    leave();
    const after = open();
    const heard: string[] = [];
    for (const type of ['input', 'change']) after.form.addEventListener(type, () => heard.push(type));
    after.draft.restore();
    expect(heard).toEqual(['input', 'change']);
  });

  it('waits for fields that are drawn later', async () => {
    open('<input id="a"><div id="more"><input id="b"></div>').type('#b', 'later');
    leave();
    const after = open('<input id="a"><div id="more"></div>');
    expect(after.draft.restore()).toBe(0);
    const input = document.createElement('input');
    input.id = 'b';
    after.field('#more').append(input);
    await vi.waitFor(() => expect(input.value).toBe('later'));
  });

  it('is forgotten after success, and when the visitor deletes it', () => {
    const one = open();
    one.type('#text-field', 'x');
    leave();
    one.draft.clear();
    expect(open().draft.restore()).toBe(0);
    const two = open();
    two.type('#text-field', 'x');
    leave();
    two.type('#text-field', '');
    leave();
    expect(sessionStorage.length).toBe(0);
  });

  it('of another version of the form is dropped', () => {
    open().type('#text-field', 'x');
    leave();
    expect(open(FORM, 'v2').draft.restore()).toBe(0);
  });
});

it.each(['#secret', '#shown', '#card', '#code', '#off', '#opted', '#hid'])('never stores %s', (selector) => {
  const { type } = open();
  type(selector, 'do not keep me');
  type('#text-field', 'keep me');
  leave();
  expect(kept()).toContain('keep me');
  expect(kept()).not.toContain('do not keep me');
});

it.each([
  '{',
  '"text"',
  '{"version":"v1"}',
  '{"version":"v1","entries":{"text-field:0":[1],"pick:0":["none"]}}',
])('ignores %s in the storage', (stored) => {
  sessionStorage.setItem('inlay_draft:f', stored);
  const { draft, field } = open();
  expect(draft.restore()).toBe(0);
  expect(field('#text-field').value).toBe('');
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { type, draft } = open();
  type('#text-field', 'x');
  leave();
  expect(() => draft.clear()).not.toThrow();
});

it('keeps nothing once its scope has ended', () => {
  const { type, scope } = open();
  scope.end();
  type('#text-field', 'x');
  leave();
  expect(sessionStorage.length).toBe(0);
});
