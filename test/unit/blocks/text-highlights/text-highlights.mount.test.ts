// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/text-highlights/text-highlights.mount';
import type { Part } from '../../../../src/core/scope';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));
// happy-dom has none.
const fonts = new EventTarget();
Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });

const HIGHLIGHT = {
  id: 'a',
  type: 'highlight',
  shape: 'wave',
  isFront: true,
  thickness: { unit: 'px', value: 3 },
  linecap: 'butt',
};

let scope: Part | undefined;

async function mount(attributes: readonly object[] = [HIGHLIGHT]) {
  document.body.innerHTML = `<div class="content"><span class="sqsrte-text-highlight" data-text-attribute-id="a"
    style="font-size: 20px">words</span><script class="TextAttributes-props" type="application/json">${JSON.stringify(attributes)}</script></div>`;
  const content = document.querySelector<HTMLElement>('.content');
  const words = document.querySelector('span');
  if (!content || !words) throw new Error('There is no text.');
  const served = content.outerHTML;
  setBox(content, { left: 10, top: 100, width: 300, height: 60 });
  setBox(words, { left: 30, top: 120, width: 80, height: 20 });
  ({ scope } = mountUnit(unit, content));
  await Promise.resolve();
  const shapes = () => [...content.querySelectorAll<HTMLElement>('.TextShape-node')];
  const places = () =>
    shapes().map(({ style }) => [style.left, style.top, style.width, style.height].join(' '));
  return { content, words, served, shapes, places };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

it('draws the shape over the words, where they are in their text, and takes it away again', async () => {
  const { content, served, shapes, places } = await mount();
  expect(content.className).toBe('content inlay-highlighted');
  expect(places()).toEqual(['20px 20px 80px 20px']);
  const [shape] = shapes();
  expect({ ...shape?.dataset }).toEqual({ textAttributeId: 'a', shape: 'wave', isFront: 'true' });
  const style = (name: string) => shape?.style.getPropertyValue(name);
  expect([style('--stroke-width'), style('--stroke-linecap'), style('font-size')]).toEqual([
    '3px',
    'butt',
    '20px',
  ]);
  expect(style('--stroke')).toContain('currentcolor');
  const path = shape?.querySelector('svg[viewBox="0 0 100 100"] > path');
  expect(path?.getAttribute('d')).toMatch(/^M0,95 Q/);
  expect(path?.getAttribute('vector-effect')).toBe('non-scaling-stroke');
  scope?.end();
  expect(content.outerHTML).toBe(served);
});

it('draws it again where the words have moved, and leaves it alone where they have not', async () => {
  const { content, words, shapes, places } = await mount();
  const before = shapes();
  // Sizes have been told, and are watched from the next frame on.
  await frame();
  await frame();
  setBox(content, { left: 10, top: 100, width: 200, height: 60 });
  const measured = vi.spyOn(content, 'getBoundingClientRect');
  SizeObserver.resize();
  expect(measured.mock.calls.length).toBeGreaterThan(1);
  expect(shapes()).toEqual(before);
  expect(shapes()[0]).toBe(before[0]);
  setBox(words, { left: 10, top: 140, width: 80, height: 20 });
  setBox(content, { left: 10, top: 100, width: 100, height: 90 });
  await frame();
  SizeObserver.resize();
  expect(places()).toEqual(['0px 40px 80px 20px']);
  expect(shapes()[0]).not.toBe(before[0]);
});

it('draws it again once a font has come', async () => {
  const { words, places } = await mount();
  setBox(words, { left: 30, top: 120, width: 95, height: 20 });
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(places()).toEqual(['20px 20px 95px 20px']);
});
