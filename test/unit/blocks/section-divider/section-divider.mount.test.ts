// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/section-divider/section-divider.mount';
import type { Part } from '../../../../src/core/scope';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

let scope: Part | undefined;

/** A section of 800 × 400 px in a window of 1000 × 500 px, with another one below; `divider`: its settings. */
async function mount(divider: object, hasNext = true, width = 800) {
  setBox(document.documentElement, { width: 1000, height: 500 });
  document.documentElement.style.fontSize = '16px';
  const settings = JSON.stringify({
    divider: { enabled: true, type: 'wavy', height: { unit: 'px', value: 40 }, ...divider },
  });
  document.body.innerHTML = `<section class="page-section has-section-divider"><div></div>
    <svg class="section-divider-svg-clip"><clipPath id="clip:1"><path d="M0,0"></path></clipPath></svg>
    <svg><path class="section-divider-stroke" d=""></path></svg></section>
    ${hasNext ? '<section class="page-section"></section>' : ''}`;
  const [section, next] = document.querySelectorAll<HTMLElement>('section');
  const border = section?.querySelector('div');
  if (!section || !border) throw new Error('There is no section.');
  section.dataset.currentContext = settings;
  setBox(border, { width, height: 400 });
  const served = document.body.innerHTML;
  ({ scope } = mountUnit(unit, border));
  await Promise.resolve();
  const paths = () => [...section.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  return { section, next, border, served, paths };
}

/** The y of every point of a path. */
const heights = (path = '') => [...path.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y));

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

it('cuts the section along its shape, begins the next section behind it, and gives both back', async () => {
  const { section, next, border, served, paths } = await mount({ stroke: { style: 'solid' } });
  expect([
    section.style.getPropertyValue('--divider-height'),
    section.style.getPropertyValue('--z-index'),
  ]).toEqual(['40px', '1']);
  expect(next?.style.getPropertyValue('--previous-section-divider-offset')).toBe('40px');
  expect(border.style.clipPath).toContain('#clip\\:1');
  const [clip = '', stroke = ''] = paths();
  expect(stroke).not.toBe('');
  expect(clip).toContain(
    stroke
      .replace(/^M\s*\S+/, '')
      .trim()
      .slice(0, 20),
  );
  // The shape takes the lowest tenth: 40 of 400 px.
  expect(Math.min(...heights(stroke))).toBeCloseTo(0.9, 1);
  scope?.end();
  expect(document.body.innerHTML).toBe(served);
});

it('draws no line where the section has none, and nothing below the last section', async () => {
  const { paths, border } = await mount({ type: 'castle' }, false);
  expect(paths()[1]).toBe('');
  expect(border.style.clipPath).toBe('none');
});

it.each([
  [{ unit: 'px', value: 40 }, 40],
  [{ unit: 'vw', value: 4 }, 40],
  [{ unit: 'vh', value: 8 }, 40],
  [{ unit: 'rem', value: 2.5 }, 40],
  [{ unit: 'em', value: 2.5 }, 40],
])('takes %j for %i px', async (height, px) => {
  const inPx = (await mount({ height: { unit: 'px', value: px } })).paths();
  scope?.end();
  expect((await mount({ height })).paths()).toEqual(inPx);
});

it('is no higher than its section', async () => {
  const all = (await mount({ height: { unit: 'px', value: 400 } })).paths();
  scope?.end();
  expect((await mount({ height: { unit: 'px', value: 900 } })).paths()).toEqual(all);
});

it('repeats its shape as often as it fits, from its offset on', async () => {
  const pathWith = async (divider: object) => {
    const [path] = (await mount(divider)).paths();
    scope?.end();
    return path;
  };
  const once = await pathWith({ width: { unit: 'px', value: 800 } });
  const twice = await pathWith({ width: { unit: 'px', value: 400 } });
  expect(twice?.length).toBeGreaterThan(once?.length ?? 0);
  expect(await pathWith({ width: { unit: 'px', value: 0 } })).toBe(once);
  const moved = { width: { unit: 'px', value: 800 }, offset: { unit: 'px', value: 200 } };
  expect(await pathWith(moved)).not.toBe(once);
  expect(await pathWith({ width: { unit: 'px', value: 0 }, offset: { unit: 'px', value: 200 } })).toBe(
    await pathWith(moved),
  );
});

it('is drawn again in another size, and not while it has none', async () => {
  const { border, paths } = await mount({ stroke: { style: 'solid' } });
  const [before] = paths();
  setBox(border, { width: 0, height: 400 });
  SizeObserver.resize();
  setBox(border, { width: 800, height: 0 });
  SizeObserver.resize();
  expect(paths()[0]).toBe(before);
  setBox(border, { width: 800, height: 80 });
  await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  SizeObserver.resize();
  expect(paths()[0]).not.toBe(before);
});

it('draws nothing in a section that is not displayed, until it is', async () => {
  const { border, paths } = await mount({ stroke: { style: 'solid' } }, true, 0);
  expect([paths()[1], border.style.clipPath]).toEqual(['', '']);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  setBox(border, { width: 800, height: 400 });
  SizeObserver.resize();
  expect(paths()[1]).not.toBe('');
  expect(border.style.clipPath).toContain('#clip\\:1');
});
