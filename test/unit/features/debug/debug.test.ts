// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { interaction } from '../../../../src/core/entry/schedule';
import type { KnownBlock, Services } from '../../../../src/core/entry/services';
import { explainState, findUnmatched } from '../../../../src/features/debug/debug.view';
import { findCorner, sharedArea } from '../../../../src/features/debug/place-overlay';

const selectors = [{ selector: '.sqs-block-accordion' }, { selector: '.sqs-block-gallery:has(.slide)' }];

describe('blocks that matched nothing', () => {
  const find = (html: string) => {
    document.body.innerHTML = html;
    const found = [...document.querySelectorAll('.found')];
    return findUnmatched(found, selectors).map(({ name, elements, meant }) => [name, elements.length, meant]);
  };

  it('are listed by their kind', () => {
    expect(
      find(`<div class="sqs-block acuity-block sqs-block-acuity" data-block-type="65"></div>
        <div class="sqs-block sqs-block-acuity"></div><div data-block-type="99"></div>`),
    ).toEqual([
      ['sqs-block-acuity', 2, undefined],
      ['data-block-type="99"', 1, undefined],
    ]);
  });

  it('are named by what was meant', () => {
    expect(find('<div class="sqs-block-acordion"></div>')).toEqual([
      ['sqs-block-acordion', 1, 'sqs-block-accordion'],
    ]);
  });

  it('are neither those that Inlay has found, nor parts of them, nor text', () => {
    expect(
      find(`<div class="sqs-block sqs-block-accordion found"><div class="sqs-block-content"></div></div>
        <div class="sqs-block sqs-block-map"><div class="found"></div></div>
        <div class="sqs-block html-block sqs-block-html" data-block-type="2"></div>
        <div class="sqs-block sqs-block-button"><a class="sqs-block-button-element"></a></div>`),
    ).toEqual([]);
  });
});

describe('why a block waits', () => {
  const services = (allows: boolean) => ({
    consent: { allows: () => allows } as unknown as Services['consent'],
    blocks: [{ name: 'video', when: interaction } as unknown as KnownBlock],
  });
  const explain = (block: string, html: string, allows = true) => {
    document.body.innerHTML = html;
    const element = document.querySelector('.block') ?? document.body;
    return explainState({ block, element, state: 'waiting' }, services(allows));
  };

  it('is consent, the visitor, or the theme’s own script', () => {
    const gated = '<div data-consent="marketing"><p class="block"></p></div>';
    expect(explain('map', gated, false)).toEqual({
      key: 'waitsForConsent',
      values: { categories: 'marketing' },
    });
    expect(explain('video', gated)).toEqual({ key: 'waitsForInteraction' });
    expect(explainState({ block: 'map', state: 'left' }, services(true))).toEqual({ key: 'left' });
    expect(explainState({ block: 'map', state: 'mounted' }, services(true))).toBeUndefined();
  });
});

describe('the corner of the overlay', () => {
  const view = { width: 1280, height: 800 };
  const size = { width: 500, height: 300 };
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

  it('is the lower one at the far side, unless a banner is there', () => {
    expect(findCorner(size, view, [])).toEqual({ left: 772, top: 492 });
    expect(findCorner(size, view, [box(900, 500, 1280, 800)])).toEqual({ left: 8, top: 492 });
    expect(findCorner(size, view, [box(0, 700, 1280, 800)])).toEqual({ left: 772, top: 8 });
  });

  it('is at the top of a phone with a banner at its foot', () => {
    expect(
      findCorner({ width: 374, height: 400 }, { width: 390, height: 844 }, [box(0, 600, 390, 844)]),
    ).toEqual({
      left: 8,
      top: 8,
    });
  });

  it('is measured by the area that two boxes share', () => {
    expect(sharedArea(box(0, 0, 10, 10), box(5, 5, 20, 20))).toBe(25);
    expect(sharedArea(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBe(0);
  });
});
