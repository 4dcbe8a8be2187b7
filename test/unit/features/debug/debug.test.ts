// @vitest-environment happy-dom
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { idle, interaction, now, type Schedule, visible } from '../../../../src/core/entry/schedule';
import type { KnownBlock, Services } from '../../../../src/core/entry/services';
import { DebugOverlay } from '../../../../src/features/debug/debug.view';
import { explainState, findUnmatched } from '../../../../src/features/debug/describe-units';
import { draw } from '../../../../src/react/draw';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

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
    expect(explainState({ block: 'map', state: 'off' }, services(true))).toEqual({ key: 'off' });
    expect(explainState({ block: 'map', state: 'mounted' }, services(true))).toBeUndefined();
  });
});

describe('a block that waits', () => {
  const box = (top: number, bottom: number) =>
    ({ top, bottom, left: 0, right: 10, width: 10, height: bottom - top }) as DOMRect;
  it.each<[string, Schedule | undefined, boolean, DOMRect, object]>([
    ['for the browser', idle, true, box(0, 10), { key: 'waitsForIdle' }],
    ['while it is hidden', visible, false, box(0, 10), { key: 'waitsHidden' }],
    ['for a moment, at once', now, true, box(5000, 5010), { key: 'waitsForStart' }],
    ['for a moment, near the window', visible, true, box(10, 20), { key: 'waitsForStart' }],
    [
      'below the window',
      undefined,
      true,
      box(innerHeight + 500, innerHeight + 600),
      { key: 'waitsForScroll', values: { px: 500 } },
    ],
    ['above the window', visible, true, box(-700, -600), { key: 'waitsForScroll', values: { px: 600 } }],
  ])('%s says so', (_, when, isVisible, rect, expected) => {
    document.body.innerHTML = '<p></p>';
    const element = document.querySelector('p') ?? document.body;
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(isVisible);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
    const services = { consent: { allows: () => true }, blocks: when ? [{ name: 'map', when }] : [] };
    expect(explainState({ block: 'map', element, state: 'waiting' }, services as never)).toEqual(expected);
  });

  it('asks for consent itself where its unit does so', () => {
    document.body.innerHTML = '<div data-consent="marketing"><p></p></div>';
    const element = document.querySelector('p') ?? document.body;
    const services = {
      consent: { allows: () => false },
      blocks: [{ name: 'map', when: idle, handlesConsent: true }],
    };
    expect(explainState({ block: 'map', element, state: 'waiting' }, services as never)).toEqual({
      key: 'waitsForIdle',
    });
  });
});

const block = (name: string, more: object) => ({ block: name, state: 'mounted', ...more });

function open(rows: readonly object[], speeds: readonly object[] = [], unmeasured: readonly string[] = []) {
  const scope = createTestScope();
  const site = {
    inlay: { version: '1.2.3', inspect: () => rows },
    blocks: [{ selector: '.sqs-block-map' }],
    consent: { allows: () => true },
  };
  const speed = { unmeasured, read: () => speeds };
  const announce = vi.fn();
  const host = draw(
    scope,
    createElement(DebugOverlay, { site, speed, announce, time: createStore(0) } as never),
    { into: document.body },
  );
  const texts = (selector: string) =>
    [...host.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  return { announce, host, scope, texts };
}

describe('the overlay', () => {
  it('lists blocks with their state, what drives them, when they came and what is wrong', async () => {
    document.body.innerHTML = '<div id="m"></div><div class="sqs-block-mapp" id="x"></div>';
    const element = document.querySelector('#m');
    const { host, texts } = open([
      block('map', { element, mountedAt: 12.4 }),
      block('video', { element, state: 'left', driver: 'theme' }),
      block('form', { element, state: 'failed', fault: { phase: 'read', message: 'No fields.' } }),
      block('anchors', {}),
    ]);
    expect(texts('h2')).toEqual(['Inlay 1.2.3: 3 blocks, 1 fault']);
    expect(texts('h3')).toEqual([
      'Blocks',
      'The page',
      'Blocks of the platform that Inlay does not know',
      'Speed',
    ]);
    expect(texts('li')).toEqual([
      expect.stringMatching(/^map div#m mounted ?Mounted at 12 ms\.$/),
      expect.stringMatching(/leaves it alone\.Driven by theme\.$/),
      expect.stringMatching(/failed ?read: No fields\.$/),
      expect.stringMatching(/^anchors/),
      expect.stringMatching(/^sqs-block-mapp × 1Was sqs-block-map meant\?$/),
    ]);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    host.querySelector<HTMLElement>('li button')?.click();
    expect(scrolled.mock.contexts).toEqual([element]);
    scrolled.mockRestore();
    host.querySelector<HTMLElement>('[aria-expanded]')?.click();
    await expect.poll(() => texts('li')).toEqual([]);
    expect(host.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('says what a page without blocks has cost, and what is not measured', () => {
    document.body.replaceChildren();
    const { texts, scope } = open([], [], ['longtask']);
    expect(texts('p')).toEqual([
      'Copy for support',
      'No block on this page.',
      'No layout shift and no long task so far.',
      'This browser does not measure long tasks.',
    ]);
    scope.end();
    document.body.innerHTML = '<div id="m"></div>';
    const element = document.querySelector('#m');
    const costs = open(
      [block('map', { element })],
      [
        { row: block('map', { element }), shift: 0.1234, tasks: 0, busyMs: 0 },
        { row: undefined, shift: 0, tasks: 2, busyMs: 120.6 },
      ],
    );
    expect(costs.texts('ul:last-of-type > li').slice(-2)).toEqual([
      expect.stringMatching(/^map div#m ?layout shift 0\.123$/),
      expect.stringMatching(/^Elsewhere in the page ?2 long tasks, 121 ms$/),
    ]);
    expect(costs.texts('p')).not.toContain('No layout shift and no long task so far.');
    costs.scope.end();
  });
});

describe('the text for support', () => {
  function openWith(clipboard: object | undefined) {
    document.body.innerHTML = '<div id="m"></div>';
    vi.stubGlobal('navigator', { userAgent: 'Browser 1.0', language: 'de-DE', clipboard });
    const element = document.querySelector('#m');
    const message = 'Loading https://cdn.example/inlay/a.js?retry=1 failed.';
    const opened = open([
      block('map', { element, state: 'failed', fault: { phase: 'load', message } }),
      block('parallax', { state: 'off' }),
    ]);
    opened.host.querySelector<HTMLElement>('.support button')?.click();
    return opened;
  }

  it('has what a ticket needs, without queries of addresses, and is copied', async () => {
    const writeText = vi.fn(async (_: string) => {});
    const { announce, host } = openWith({ writeText });
    await expect.poll(() => announce.mock.calls).toEqual([['Copied.']]);
    const [text = ''] = writeText.mock.lastCall ?? [];
    expect(text.split('\n')).toEqual([
      'Inlay 1.2.3: 1 block, 1 fault',
      expect.stringMatching(/^Inlay’s files: /),
      `Page: ${location.origin}${location.pathname}`,
      'Browser: Browser 1.0',
      expect.stringMatching(/^Window: .* × .* px, pixel ratio .*, language de-DE$/),
      expect.stringMatching(/^Page: first byte \d+ ms, read \d+ ms, loaded \d+ ms, now [\d,]+ ms$/),
      '',
      'Blocks',
      '- map div#m: failed. load: Loading https://cdn.example/inlay/a.js failed.',
      '',
      'The page',
      '- parallax: off. The page’s setting “off” switches it off, so it stays as the server wrote it.',
      '',
    ]);
    expect(host.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['there is no clipboard', undefined],
    ['the browser refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ])('is shown and selected where %s', async (_, clipboard) => {
    const { announce, host } = openWith(clipboard);
    await expect.poll(() => announce.mock.calls).toEqual([[expect.stringContaining('Ctrl+C')]]);
    const field = host.querySelector('textarea');
    expect(field?.value).toContain('map div#m: failed');
    await expect.poll(() => document.activeElement).toBe(field);
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length]);
  });
});

it('a block that is loading waits for its code', () => {
  const services = { consent: { allows: () => true }, blocks: [] };
  expect(explainState({ block: 'map', state: 'loading' }, services as never)).toEqual({
    key: 'waitsForCode',
  });
});
