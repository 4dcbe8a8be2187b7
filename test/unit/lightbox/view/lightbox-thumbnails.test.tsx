// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LightboxThumbnails } from '../../../../src/lightbox/view/lightbox-thumbnails';
import { draw } from '../../../../src/react/draw';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';
import { createItem } from '../items';

const scrolled: unknown[] = [];
beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 1);
  scrolled.length = 0;
  HTMLElement.prototype.scrollBy = (options?: unknown) => {
    scrolled.push(options);
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
});

const ITEMS = [
  createItem({ src: '/fern.jpg', alt: 'A fern' }),
  createItem({ src: '/moss.jpg', alt: 'Moss' }),
  createItem({ src: '' }),
];

interface FollowingProps {
  readonly onGo: (index: number) => void;
  readonly give: (go: (index: number) => void) => void;
}

function Following({ onGo, give }: FollowingProps): ReactNode {
  const [index, setIndex] = useState(0);
  give((next) => flushSync(() => setIndex(next)));
  return <LightboxThumbnails items={ITEMS} index={index} goTo={onGo} />;
}

function show() {
  const host = document.createElement('div');
  document.body.append(host);
  const onGo = vi.fn();
  let go = (_: number) => {};
  const keep = (given: typeof go) => {
    go = given;
  };
  draw(createTestScope(), <Following onGo={onGo} give={keep} />, host);
  const buttons = [...host.querySelectorAll('button')];
  return { host, buttons, onGo, go: (index: number) => go(index) };
}

it('are buttons with the name of their item, one of which is current and the only tab stop', () => {
  const { buttons, go } = show();
  const states = () => buttons.map((button) => [button.getAttribute('aria-current'), button.tabIndex]);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('A fern'),
    expect.stringContaining('Moss'),
    expect.any(String),
  ]);
  expect(states()).toEqual([
    ['true', 0],
    [null, -1],
    [null, -1],
  ]);
  go(2);
  expect(states()).toEqual([
    [null, -1],
    [null, -1],
    ['true', 0],
  ]);
});

it('have a small image, where their item has one', () => {
  const { buttons } = show();
  expect(buttons.map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual([
    '/fern.jpg?format=100w',
    '/moss.jpg?format=100w',
    undefined,
  ]);
});

it('lead to their item', () => {
  const { buttons, onGo } = show();
  buttons[1]?.click();
  expect(onGo.mock.calls).toEqual([[1]]);
});

it('take the focus along where one of them has it, and leave it where it is otherwise', async () => {
  const { buttons, go } = show();
  go(1);
  await vi.waitFor(() => expect(scrolled.length).toBeGreaterThan(1));
  expect(document.activeElement).toBe(document.body);
  buttons[1]?.focus();
  go(2);
  await vi.waitFor(() => expect(document.activeElement).toBe(buttons[2]));
});

it('scroll so that the current one is in the middle', async () => {
  const { host, buttons, go } = show();
  const row = host.querySelector('.inlay-lightbox-thumbnails');
  if (!row || !buttons[2]) throw new Error('There is no row.');
  setBox(row, { left: 100, width: 300 });
  setBox(buttons[2], { left: 500, width: 64 });
  go(2);
  await vi.waitFor(() => expect(scrolled.at(-1)).toEqual({ left: 282 }));
});
