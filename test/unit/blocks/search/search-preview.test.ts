// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPreview } from '../../../../src/blocks/search/search-preview';
import { DEBOUNCE_MS } from '../../../../src/blocks/search/search-preview.store';
import type { Part } from '../../../../src/core/scope';
import { createTestScope } from '../../support/scope';

const FERN = { title: 'A <em>fern</em>', itemUrl: '/fern', id: '1' };
let asked: URLSearchParams[] = [];
let answer: () => Response;
let scope: Part;
let element: HTMLElement;
let input: HTMLInputElement;

const mount = () => {
  scope = createTestScope();
  mountPreview({ input, hasPreview: true, collectionId: 'c1' }, scope, element);
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => Response.json({ items: [FERN, 'fern <em>frond</em>'] });
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(new URL(`${address}`, location.href).searchParams);
    return answer();
  });
  document.body.innerHTML = '<div><input type="search"></div><button>Beside</button>';
  [element, input] = [...document.querySelectorAll<HTMLElement>('div, input')] as [
    HTMLElement,
    HTMLInputElement,
  ];
});
afterEach(() => {
  scope.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const type = async (text: string) => {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
};
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  input.dispatchEvent(event);
  return event.defaultPrevented;
};
const options = () => [...element.querySelectorAll<HTMLAnchorElement>('[role=option]')];
const active = () => options().map((option) => option.getAttribute('aria-selected') === 'true');
const notice = () => element.querySelector('.search-result-notice')?.textContent;

describe('the preview of a search', () => {
  it('lists what is found, with its address, and a way to all of it', async () => {
    mount();
    await type('fern');
    expect(asked.map((fields) => [fields.get('q'), fields.get('f_collectionId')])).toEqual([['fern', 'c1']]);
    expect(options().map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
      ['A fern', '/fern'],
      ['fern frond', '/search?q=fern+frond&f_collectionId=c1'],
      [expect.stringMatching(/all/i), '/search?q=fern&f_collectionId=c1'],
    ]);
    expect(options()[0]?.querySelector('em')?.textContent).toBe('fern');
    // The field keeps the focus.
    expect(options().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
      'listbox',
    );
    expect([input.getAttribute('aria-activedescendant'), notice()]).toEqual([null, undefined]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector('.inlay-live-region')?.textContent).toMatch(/2/);
  });

  it('leads to all results for what is in the field, although the options are those of an earlier text', async () => {
    mount();
    await type('fern');
    answer = () => new Promise<Response>(() => {}) as unknown as Response;
    await type('zebra');
    expect(options()[0]?.textContent).toBe('A fern');
    expect(options().at(-1)?.getAttribute('href')).toBe('/search?q=zebra&f_collectionId=c1');
  });

  it('shows that it looks', async () => {
    mount();
    input.value = 'f';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect(input.classList.contains('loading')).toBe(true);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(input.classList.contains('loading')).toBe(false);
  });

  it('says when nothing is found, and when the server does not answer', async () => {
    mount();
    answer = () => Response.json({ items: [] });
    await type('moss');
    const nothing = notice();
    answer = () => new Response('', { status: 400 });
    await type('mosses');
    expect([nothing, notice()]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    expect(notice()).not.toBe(nothing);
    expect([input.getAttribute('aria-expanded'), input.hasAttribute('aria-controls')]).toEqual([
      'false',
      false,
    ]);
    // Of a failure it asks again, though the text is the same.
    await type('mosses');
    expect(asked).toHaveLength(3);
  });

  it('goes through its options by arrow keys, and follows the one by Enter', async () => {
    mount();
    await type('fern');
    const followed = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('click', followed);
    expect([press('Enter'), press('ArrowDown')]).toEqual([false, true]);
    await vi.waitFor(() => expect(active()).toEqual([true, false, false]));
    expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    expect([press('ArrowUp'), press('ArrowUp')]).toEqual([true, true]);
    await vi.waitFor(() => expect(active()).toEqual([false, false, true]));
    expect(press('Enter')).toBe(true);
    expect(followed.mock.calls.map(([{ target }]) => target)).toEqual([options()[2]]);
  });

  it('leaves keys with modifiers, and those of an input method, alone', async () => {
    mount();
    await type('fern');
    const ignored = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { isComposing: true }];
    expect(ignored.map((init) => press('ArrowDown', init))).toEqual([false, false, false, false]);
    expect(press('x')).toBe(false);
  });

  it('closes at Escape, which else empties the field', async () => {
    mount();
    await type('fern');
    expect(press('Escape')).toBe(true);
    await vi.waitFor(() => expect(options()).toEqual([]));
    expect(press('Escape')).toBe(false);
    press('ArrowDown');
    await vi.waitFor(() => expect(active()).toEqual([true, false, false]));
  });

  it('closes when the focus leaves the block, not when it moves in it', async () => {
    mount();
    await type('fern');
    const leave = (relatedTarget: EventTarget | null) =>
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    press('ArrowDown');
    leave(options()[0] ?? null);
    // From a closed list it would be the first again.
    press('ArrowDown');
    await vi.waitFor(() => expect(active()).toEqual([false, true, false]));
    leave(document.querySelector('button'));
    await vi.waitFor(() => expect(options()).toEqual([]));
  });

  it('looks for what has been typed before it was there, if the field still has the focus', async () => {
    input.value = 'early';
    mount();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(asked).toEqual([]);
    scope.end();
    input.focus();
    mount();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(asked.map((fields) => fields.get('q'))).toEqual(['early']);
  });

  it('asks nothing more, and leaves the field as the server sent it, when it ends', async () => {
    const sent = element.outerHTML;
    mount();
    await type('fern');
    input.value = 'ferns';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    scope.end();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(asked).toHaveLength(1);
    expect(element.outerHTML).toBe(sent);
  });
});

it('says nothing of what was found for a text that has changed since', async () => {
  const answers: Array<(found: Response) => void> = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  mount();
  await type('fern');
  await type('moss');
  expect(answers).toHaveLength(2);
  answers[0]?.(answer());
  await vi.advanceTimersByTimeAsync(200);
  const said = () => document.querySelector('[aria-live=polite]')?.textContent;
  expect([said(), options().length]).toEqual(['', 0]);
  answers[1]?.(Response.json({ items: [{ title: 'Moss', itemUrl: '/moss', id: '2' }] }));
  await vi.advanceTimersByTimeAsync(200);
  expect(options()[0]?.textContent).toBe('Moss');
  expect(said()).not.toBe('');
});
