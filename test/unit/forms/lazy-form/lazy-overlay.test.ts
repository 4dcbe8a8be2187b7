// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createLazyOverlay } from '../../../../src/forms/lazy-form/lazy-overlay';
import messages from '../../../../src/forms/lazy-form/lazy-overlay.messages.json';
import { createTestScope } from '../../support/scope';

const HIDDEN = `<div class="form-wrapper hidden"><form><input class="field-element"></form></div>`;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A block whose code for the overlay comes, or fails, when the test says so. */
function create(html = `<button class="lightbox-handle">Write to us</button>${HIDDEN}`) {
  document.body.innerHTML = `<div>${html}</div>`;
  const element = document.querySelector('div') as HTMLElement;
  const open = vi.fn();
  const createFormOverlay = vi.fn(() => open);
  const report = vi.fn();
  const waits: Array<{ resolve: (module: object) => void; reject: (error: Error) => void }> = [];
  const loadUnit = vi.fn(
    (_: string) => new Promise<object>((resolve, reject) => void waits.push({ resolve, reject })),
  );
  const scope = createTestScope({ report, loadUnit: loadUnit as never });
  const options = { element, form: document.querySelector('form') ?? undefined } as never;
  createLazyOverlay(scope, options);
  const arrive = async (index = 0) => {
    waits[index]?.resolve({ createFormOverlay });
    await settled();
  };
  const fail = async (index = 0) => {
    waits[index]?.reject(new Error('offline'));
    await settled();
  };
  const handle = element.querySelector<HTMLElement>('.lightbox-handle');
  return { scope, element, handle, open, createFormOverlay, options, report, loadUnit, arrive, fail };
}
const wrapper = () => document.querySelector('.form-wrapper');
const notes = () => [...document.querySelectorAll('[role=alert]')].map((note) => note.textContent);

describe('a button that opens a form', () => {
  it('works before it is pressed: its code comes at once, and opens nothing', async () => {
    const { loadUnit, arrive, createFormOverlay, options, open } = create();
    expect(loadUnit.mock.calls.map(([name]) => name)).toEqual(['form-overlay']);
    await arrive();
    expect(createFormOverlay).toHaveBeenCalledExactlyOnceWith(expect.anything(), options);
    expect(open).not.toHaveBeenCalled();
  });

  it('that was pressed meanwhile opens it when the code has come, which is asked for once', async () => {
    const { handle, loadUnit, arrive, open } = create();
    handle?.click();
    handle?.click();
    await arrive();
    expect([loadUnit.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
    handle?.click();
    expect([loadUnit.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
  });

  it('is one for the keyboard, too, where the page has made it of a span, as long as its unit lives', () => {
    const { handle, scope } = create(`<span class="lightbox-handle">Write</span>${HIDDEN}`);
    const claims = () => [handle?.getAttribute('role'), handle?.getAttribute('tabindex')];
    expect(claims()).toEqual(['button', '0']);
    scope.end();
    expect(claims()).toEqual([null, null]);
  });

  it('is left as it is where it is a button', () => {
    expect(create().handle?.hasAttribute('role')).toBe(false);
  });
});

describe('where the code does not come', () => {
  it('the form is in the page, below a note, and another press tries again', async () => {
    const { element, handle, fail, report, loadUnit, arrive, open } = create();
    await fail();
    expect(notes()).toEqual([messages.failed]);
    expect(wrapper()?.previousElementSibling?.getAttribute('role')).toBe('alert');
    expect(wrapper()?.classList.contains('hidden')).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(document.body);
    handle?.click();
    expect(loadUnit).toHaveBeenCalledTimes(2);
    await arrive(1);
    expect([notes(), wrapper()?.classList.contains('hidden'), open.mock.calls.length]).toEqual([[], true, 1]);
    expect(element.children).toHaveLength(2);
  });

  it('focus goes to the first field where the visitor has pressed, and the note is said again', async () => {
    const { handle, fail } = create();
    handle?.click();
    await fail();
    expect(document.activeElement).toBe(document.querySelector('input'));
    const [note] = document.querySelectorAll('[role=alert]');
    const removed = vi.fn();
    new MutationObserver(removed).observe(note?.parentNode as Node, { childList: true });
    handle?.click();
    await fail(1);
    expect(notes()).toEqual([messages.failed]);
    expect(removed).toHaveBeenCalled();
  });

  it('the note is behind the button where the form is not in the page, and at the end without a button', async () => {
    const first = create('<button class="lightbox-handle">Write</button><p></p>');
    await first.fail();
    expect(first.handle?.nextElementSibling?.textContent).toBe(messages.failed);
    const second = create('<p></p>');
    await second.fail();
    expect(second.element.lastElementChild?.textContent).toBe(messages.failed);
  });

  it('the page is as it was when the unit has ended', async () => {
    const { scope, fail, element } = create();
    const before = element.innerHTML;
    await fail();
    expect(element.innerHTML).not.toBe(before);
    scope.end();
    expect(element.innerHTML).toBe(before);
  });
});
