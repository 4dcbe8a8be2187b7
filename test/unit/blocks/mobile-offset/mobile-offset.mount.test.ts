// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/mobile-offset/mobile-offset.mount';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

interface Page {
  readonly top?: number;
  readonly height?: number;
  readonly position?: string;
  readonly siteTop?: number;
  readonly id?: string;
  readonly padding?: string;
}

async function mount({
  top = 0,
  height = 50,
  position = 'fixed',
  siteTop = 0,
  id = '',
  padding = '0',
}: Page) {
  vi.stubGlobal('innerHeight', 800);
  document.body.innerHTML = `<p id="${id}" style="position: ${position}"></p><div class="Site" style="padding-top: ${padding}"></div>`;
  const [bar, site] = document.body.children as unknown as [HTMLElement, HTMLElement];
  setBox(bar, { top, height });
  setBox(site, { top: siteTop });
  const { scope } = mountUnit(unit, bar);
  await settled();
  const { marginTop, marginBottom } = site.style;
  scope.end();
  return [marginTop, marginBottom];
}

it.each([
  ['at the top', {}, ['50px', '']],
  ['at the foot', { top: 750, siteTop: 500 }, ['', '50px']],
  ['in the middle: at the top', { top: 400 }, ['50px', '']],
  ['that is not fixed', { position: 'static' }, ['', '']],
  ['that is not displayed', { height: 0 }, ['', '']],
  ['over which the site begins', { siteTop: 50 }, ['', '']],
  ['over which the site begins but for a fraction', { siteTop: 49.5 }, ['', '']],
  ['over which the site begins but for a pixel', { siteTop: 49 }, ['50px', '']],
  ['for which the page keeps room', { id: 'topBar', padding: '50px' }, ['', '']],
  ['without a name, whatever padding there is', { padding: '50px' }, ['50px', '']],
])('keeps room for a bar %s', async (_, page, margins) => {
  expect(await mount(page)).toEqual(margins);
});

it('takes nothing back while it measures a bar that has changed its size', async () => {
  document.body.innerHTML = '<p style="position: fixed"></p><div class="Site"></div>';
  const [bar, site] = document.body.children as unknown as [HTMLElement, HTMLElement];
  setBox(bar, { height: 50 });
  const measured: string[] = [];
  site.getBoundingClientRect = () => {
    measured.push(site.style.marginTop);
    return { top: Number.parseFloat(site.style.marginTop) || 0 } as DOMRect;
  };
  mountUnit(unit, bar);
  // The element is observed again from the next frame on.
  const resize = async (height: number) => {
    await settled();
    await settled();
    setBox(bar, { height });
    SizeObserver.resize();
  };
  await resize(60);
  expect([measured, site.style.marginTop]).toEqual([['', '50px'], '60px']);
  await resize(0);
  expect(site.style.marginTop).toBe('');
});

it.each([
  ['lies over it', 'absolute', '90px'],
  ['is above it', 'static', ''],
])('the text on the first picture begins below a header that %s', async (_, position, margin) => {
  document.body.innerHTML = `<div class="Site"><header class="Header--overlay" style="position: ${position}"></header>
    <section class="Intro--has-image"><div class="Intro-content"></div></section></div>`;
  const served = document.body.innerHTML;
  const header = document.querySelector<HTMLElement>('header');
  const text = document.querySelector<HTMLElement>('.Intro-content');
  if (!header || !text) throw new Error('The page has no header.');
  // Lower than the header, whatever that says.
  setBox(text, { top: 200 });
  setBox(header, { top: 700, height: 90 });
  const { scope } = mountUnit(unit, header);
  await settled();
  expect(text.style.marginTop).toBe(margin);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('leaves a bar alone on a page that it covers nothing of', async () => {
  document.body.innerHTML = '<p style="position: fixed"></p><div class="other"></div>';
  const bar = document.querySelector('p') as HTMLElement;
  setBox(bar, { top: 0, height: 50 });
  const served = document.body.innerHTML;
  const report = vi.fn();
  mountUnit(unit, bar, { report });
  await settled();
  expect(document.body.innerHTML).toBe(served);
  expect(report).not.toHaveBeenCalled();
});
