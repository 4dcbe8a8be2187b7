// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fits, unit } from '../../../../src/blocks/footer-fit/footer-fit.mount';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

it.each([
  ['beside each other', [200, 200], 400, false, true],
  ['beside each other but for a fraction', [200, 200.5], 400, false, true],
  ['not beside each other', [200, 201], 400, false, false],
  ['below each other', [200, 300, 400], 400, true, true],
  ['not even below each other', [200, 401], 400, true, false],
  ['if there are none', [], 0, true, true],
])('groups of links fit %s', (_, groups, nav, isMid, expected) => {
  expect(fits(groups, nav, isMid)).toBe(expected);
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Sizes have been told, and are watched. */
const settled = async () => {
  await frame();
  await frame();
};

/** A footer with two groups of links of these widths, in a navigation of this width. */
function mount(nav: number, groups: readonly [number, number]) {
  const footer = pageElement(
    '<footer><p class="Footer-nav"><b class="Footer-nav-group"></b><b class="Footer-nav-group"></b></p></footer>',
  );
  setBox(footer, { width: nav, height: 120 });
  setBox(findIn(footer, '.Footer-nav'), { width: nav });
  for (const [index, group] of footer.querySelectorAll('b').entries())
    setBox(group, { width: groups[index] ?? 0 });
  const { scope } = mountUnit(unit, footer);
  return { footer, scope };
}

it.each([
  ['everything beside each other', 400, [200, 200], ''],
  ['groups of links below each other', 300, [200, 200], 'Footer--mid'],
  ['everything below each other', 100, [200, 200], 'Footer--mid Footer--compact'],
] as const)('a footer has %s in %d px', async (_, nav, groups, classes) => {
  const { footer, scope } = mount(nav, groups);
  await settled();
  expect(footer.className).toBe(classes);
  scope.end();
  expect(footer.className).toBe('');
});

it('a footer follows the window, and keeps its height while layouts are measured', async () => {
  const { footer } = mount(400, [200, 200]);
  const heights: string[] = [];
  await settled();
  const nav = findIn(footer, '.Footer-nav');
  setBox(nav, { width: 300 });
  setBox(footer, { width: 300, height: 120 });
  const { getBoundingClientRect } = nav;
  nav.getBoundingClientRect = () => {
    heights.push(footer.style.minHeight);
    return getBoundingClientRect();
  };
  SizeObserver.resize();
  expect(footer.className).toBe('Footer--mid');
  expect(heights).toEqual(['120px', '120px']);
  expect(footer.style.minHeight).toBe('');
});

it('a footer without a navigation is left alone', () => {
  const footer = pageElement('<footer><b class="Footer-nav-group"></b></footer>');
  const served = footer.outerHTML;
  mountUnit(unit, footer);
  SizeObserver.resize();
  expect(footer.outerHTML).toBe(served);
});
