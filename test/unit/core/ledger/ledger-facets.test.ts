// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  attributeFacet,
  classFacet,
  handlerFacet,
  styleFacet,
  toLonghands,
} from '../../../../src/core/ledger/ledger-facets';
import { elementOf } from '../../support/markup';

describe('all styles at once', () => {
  it('are written to an element without any', () => {
    const element = elementOf('<p></p>');
    expect(styleFacet.fill(element, { color: 'red !important', width: '4px', height: null })).toBe(true);
    expect([element.style.color, element.style.getPropertyPriority('color')]).toEqual(['red', 'important']);
    expect([element.style.width, element.style.height]).toEqual(['4px', '']);
  });

  it('are not written beside those of the server', () => {
    const element = elementOf('<p style="color: red"></p>');
    expect(styleFacet.fill(element, { width: '4px' })).toBe(false);
    expect(element.getAttribute('style')).toBe('color: red');
  });

  it('are taken back where CSS has refused one of them, or has split one', () => {
    for (const wanted of [
      { color: 'red', width: 'nonsense' },
      { color: 'red', margin: '1px' },
    ]) {
      const element = elementOf('<p></p>');
      expect(styleFacet.fill(element, wanted as Record<string, string>)).toBe(false);
      expect(element.style.cssText).toBe('');
    }
  });
});

describe('one style', () => {
  it('is read with its priority', () => {
    const element = elementOf('<p style="color: red !important; width: 4px"></p>');
    expect(styleFacet.read(element, 'color')).toBe('red !important');
    expect(styleFacet.read(element, 'width')).toBe('4px');
    expect(styleFacet.read(element, 'height')).toBeNull();
  });

  it('is removed by anything but a text', () => {
    const element = elementOf('<p style="color: red"></p>');
    styleFacet.write(element, 'color', null);
    expect(element.style.length).toBe(0);
  });

  it('is the longhands of a shorthand, and itself otherwise', () => {
    const element = elementOf('<p></p>');
    expect(toLonghands(element, { color: 'red' })).toEqual({ color: 'red' });
    expect(Object.keys(toLonghands(element, { margin: '1px 2px' }))).toEqual(
      expect.arrayContaining(['margin-top', 'margin-left']),
    );
    expect(toLonghands(element, { color: '' })).toEqual({ color: null });
    expect(toLonghands(element, { color: null })).toEqual({ color: null });
  });
});

describe('all classes at once', () => {
  it('are added unless the server has one of them', () => {
    const element = elementOf('<p class="own"></p>');
    expect(classFacet.fill?.(element, { a: true, b: true, c: false })).toBe(true);
    expect(element.className).toBe('own a b');
    expect(classFacet.fill?.(element, { own: true, d: true })).toBe(false);
    expect(element.className).toBe('own a b');
  });

  it('leave an element without the attribute where nothing is to be added', () => {
    const element = elementOf('<p></p>');
    expect(classFacet.fill?.(element, { a: false })).toBe(true);
    expect(element.hasAttribute('class')).toBe(false);
  });

  it('are present or absent', () => {
    const element = elementOf('<p class="own"></p>');
    classFacet.write(element, 'own', false);
    classFacet.write(element, 'a', true);
    expect([classFacet.read(element, 'own'), classFacet.read(element, 'a')]).toEqual([false, true]);
  });
});

describe('all attributes at once', () => {
  it('are set unless the server has one of them', () => {
    const element = elementOf('<p title="x"></p>');
    expect(attributeFacet.fill?.(element, { role: 'note', hidden: null })).toBe(true);
    expect(element.outerHTML).toBe('<p title="x" role="note"></p>');
    expect(attributeFacet.fill?.(element, { title: 'y', lang: 'de' })).toBe(false);
    expect(element.outerHTML).toBe('<p title="x" role="note"></p>');
  });

  it('are removed by anything but a text', () => {
    const element = elementOf('<p title="x"></p>');
    attributeFacet.write(element, 'title', null);
    expect([element.outerHTML, attributeFacet.read(element, 'title')]).toEqual(['<p></p>', null]);
  });
});

it('reads and writes a handler through the prototype', () => {
  const element = elementOf('<button></button>');
  const handler = () => {};
  handlerFacet.write(element, 'onclick', handler);
  expect(handlerFacet.read(element, 'onclick')).toBe(handler);
  handlerFacet.write(element, 'onclick', null);
  expect(handlerFacet.read(element, 'onclick')).toBeNull();
});
