// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit as mobileMenu } from '../../../../src/blocks/mobile-menu/mobile-menu.mount';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ openLater: vi.fn() }));
vi.mock('../../../../src/ui/navigation/open-later', () => mocks);

beforeEach(() => mocks.openLater.mockReset());

describe('a mobile menu', () => {
  it.each([
    ['<select><option value="">Go</option><option value="/about">About</option></select>', 'select-menu'],
    ['<select><option value="https://a.example/">A</option></select>', 'select-menu'],
    ['<select><option value="../up">Up</option></select>', 'select-menu'],
    ['<select><option value="page.html#top">Page</option></select>', 'select-menu'],
    ['<select><option value="red">Red</option><option value="page.htmlx">Page</option></select>', undefined],
    ['<nav></nav>', undefined],
  ])('%s is mounted by %s', (html, name) => {
    expect(mobileMenu.choose?.(pageElement(html), [])?.name).toBe(name);
  });

  it('opens later, with its list', () => {
    const menu = pageElement('<nav></nav>');
    mountUnit(mobileMenu, menu);
    const [, { toggles, lists }] = mocks.openLater.mock.calls[0] ?? [];
    expect([toggles, lists.length, lists[0] === menu]).toEqual([[], 1, true]);
  });
});
