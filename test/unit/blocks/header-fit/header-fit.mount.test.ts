// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/header-fit/header-fit.mount';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

it.each([
  ['fits', { left: 100, right: 900 }, false],
  ['is as wide as the header', { left: 0, right: 1000 }, false],
  ['is wider by less than half a pixel', { left: -0.4, right: 1000.4 }, false],
  ['is too long', { left: 100, right: 1001 }, true],
  ['begins before the header', { left: -1, right: 900 }, true],
])('makes the theme show its narrow menu where the navigation %s: %s', async (_, box, expected) => {
  document.body.innerHTML = '<div id="header"><nav></nav></div>';
  const [header, nav] = document.querySelectorAll<HTMLElement>('#header,nav') as unknown as [
    HTMLElement,
    HTMLElement,
  ];
  setBox(header, { left: 0, right: 1000 });
  setBox(nav, box);
  const { scope } = mountUnit(unit, nav);
  const report = () => document.body.classList.contains('force-mobile-nav');
  await settled();
  expect(report()).toBe(expected);
  scope.end();
  expect(document.body.classList.contains('force-mobile-nav')).toBe(false);
});

it('leaves a navigation alone that is outside of the header', () => {
  document.body.innerHTML = '<div id="header"></div><nav></nav>';
  const nav = document.querySelector('nav') as HTMLElement;
  setBox(nav, { left: -5, right: 2000 });
  mountUnit(unit, nav);
  SizeObserver.resize();
  expect(document.body.classList.contains('force-mobile-nav')).toBe(false);
});
