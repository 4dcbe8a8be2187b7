// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/mobile-offset/mobile-offset.mount';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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
