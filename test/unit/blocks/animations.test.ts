// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit as blockAnimation } from '../../../src/blocks/block-animation/block-animation.mount';
import { unit as scrollIndicator } from '../../../src/blocks/scroll-indicator/scroll-indicator.mount';
import { unit as sectionAnimation } from '../../../src/blocks/section-animation/section-animation.mount';
import { pageElement } from '../support/markup';
import { mountUnit } from '../support/mount-unit';

let report = (_: object[]) => {};
let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }) as never,
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(callback: (entries: object[]) => void) {
        report = callback;
      }
    },
  );
});
const seen = [{ isIntersecting: true, intersectionRatio: 1, boundingClientRect: { height: 1 } }];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it.each(['seen', 'printed', 'reduced'])('a section is animated once it is %s', (how) => {
  isReduced = how === 'reduced';
  const section = pageElement('<section></section>');
  const { scope } = mountUnit(sectionAnimation, section);
  expect(section.hasAttribute('data-active')).toBe(isReduced);
  if (how === 'seen') report(seen);
  if (how === 'printed') dispatchEvent(new Event('beforeprint'));
  expect(section.hasAttribute('data-active')).toBe(true);
  scope.end();
  expect(section.hasAttribute('data-active')).toBe(false);
});

describe('a block', () => {
  const isShown = (block: Element) => block.classList.contains('animation-loaded');

  it('is animated once it is seen and its images have loaded', async () => {
    const block = pageElement('<div><img></div>');
    const image = block.firstElementChild as HTMLElement;
    mountUnit(blockAnimation, block);
    report(seen);
    image.className = 'loading';
    await frame();
    expect(isShown(block)).toBe(false);
    image.className = 'loading other';
    await frame();
    expect(isShown(block)).toBe(false);
    image.className = 'loaded';
    await expect.poll(() => isShown(block)).toBe(true);
  });

  it('waits for no image where none is loading', async () => {
    const block = pageElement('<div><img></div>');
    mountUnit(blockAnimation, block);
    expect(isShown(block)).toBe(false);
    report(seen);
    await frame();
    expect(isShown(block)).toBe(true);
  });

  it.each(['printed', 'reduced'])('is there at once where it is %s', (how) => {
    isReduced = how === 'reduced';
    const block = pageElement('<div><img class="loading"></div>');
    mountUnit(blockAnimation, block);
    if (how === 'printed') dispatchEvent(new Event('beforeprint'));
    expect(isShown(block)).toBe(true);
  });
});

describe('a hint to scroll', () => {
  it.each([
    [0, false],
    [-99, false],
    [-100, true],
    [-400, true],
  ])('is hidden when the first section is at %i of 400 px: %s', (top, isHidden) => {
    const section = pageElement('<section><p></p></section><section></section>');
    const hint = section.firstElementChild as HTMLElement;
    mountUnit(scrollIndicator, hint);
    report([
      { boundingClientRect: { top: -1000, height: 400 } },
      { boundingClientRect: { top, height: 400 } },
    ]);
    expect([hint.classList.contains('hidden'), hint.getAttribute('role')]).toEqual([
      isHidden,
      isHidden ? null : 'button',
    ]);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('leads to the next section, with less motion: %s', (reduced, behavior) => {
    isReduced = reduced;
    const section = pageElement('<section><p></p></section><section></section>');
    const next = section.nextElementSibling as HTMLElement;
    next.scrollIntoView = vi.fn();
    const hint = section.firstElementChild as HTMLElement;
    mountUnit(scrollIndicator, hint);
    hint.click();
    expect(next.scrollIntoView).toHaveBeenCalledWith({ behavior });
  });

  it('is nothing below which there is no section', () => {
    const section = pageElement('<section><p></p></section>');
    expect(() => mountUnit(scrollIndicator, section.firstElementChild as HTMLElement)).toThrow(
      'reads nothing',
    );
  });
});
