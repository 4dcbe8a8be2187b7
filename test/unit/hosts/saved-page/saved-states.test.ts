// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isSavedPage } from '../../../../src/hosts/saved-page/is-saved-page';
import { unit } from '../../../../src/hosts/saved-page/saved-page.mount';
import { SAVED_STATES } from '../../../../src/hosts/saved-page/saved-states';
import { createTestScope } from '../../support/scope';
import { CASES } from './saved-cases';

const addScript = () =>
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'x', src: '/site-bundle.js' }),
  );

let scope = createTestScope();
const restore = () => {
  scope = createTestScope();
  unit.mount({} as never, scope as never);
};

afterEach(() => {
  document.head.innerHTML = '';
  document.body.className = '';
});

const normalise = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
};

it.each(Object.entries(CASES))(
  'puts back: %s',
  (name, { saved, sent, body: [savedBody, sentBody] = ['', ''] }) => {
    expect(SAVED_STATES.map((state) => state.name)).toContain(name);
    document.body.className = savedBody;
    document.body.innerHTML = saved;
    const before = document.body.innerHTML;
    restore();
    expect(document.body.innerHTML).toBe(normalise(sent));
    expect(document.body.className).toBe(sentBody);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
    expect(document.body.className).toBe(savedBody);
  },
);

it('is proved for each state', () => {
  expect(SAVED_STATES.map(({ name }) => name).sort()).toEqual(Object.keys(CASES).sort());
});

it('keeps what a running theme has written, and takes back what was saved beside one that leaves it undone', async () => {
  addScript();
  vi.stubGlobal('YUI', undefined);
  const header = (bound: string) =>
    `<header class="header" ${bound}data-controller="Header" style="transform: translateY(-100%);"></header>`;
  document.body.innerHTML = header('data-controllers-bound="Header" ');
  restore();
  await vi.waitFor(() => expect(document.querySelector('header')?.style.transform).not.toBe(''));
  scope.end();
  document.body.innerHTML = header('');
  restore();
  await vi.waitFor(() => expect(document.querySelector('header')?.style.transform).toBe(''));
});

it('knows a page by a sign of scripts, where the platform’s own do not run and the page has not been restored', () => {
  document.body.innerHTML = '<header id="header" data-controller="Header"></header>';
  expect(isSavedPage()).toBe(false);
  document.body.innerHTML = '<p class="preFade">Text</p>';
  expect(isSavedPage()).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<script type="x" data-adopted></script>');
  expect(isSavedPage()).toBe(false);
  document.querySelector('script')?.remove();
  expect(isSavedPage()).toBe(true);
  vi.stubGlobal('YUI', () => {});
  expect(isSavedPage()).toBe(false);
});
