// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { lockScroll } from '../../../src/ui/scroll-lock';

const html = () => document.documentElement.outerHTML;

describe('the scroll lock', () => {
  it('touches no element and leaves nothing behind, whatever the order', () => {
    const mine = new CSSStyleSheet();
    document.adoptedStyleSheets = [mine];
    const before = html();
    const first = lockScroll(document);
    const second = lockScroll(document);
    expect(document.adoptedStyleSheets).toHaveLength(3);
    expect(html()).toBe(before);
    first();
    first();
    expect(document.adoptedStyleSheets).toHaveLength(2);
    second();
    expect(document.adoptedStyleSheets).toEqual([mine]);
  });
});
