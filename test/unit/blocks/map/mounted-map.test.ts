// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/map/map.mount';
import type { MapToDraw } from '../../../../src/blocks/map/providers/provider.types';
import { createConsent } from '../../../../src/consent/consent';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

/** What Google's library does: it comes, or does not, and may refuse the key later. */
const library = vi.hoisted(() => ({
  arrive: () => {},
  fail: (_: Error) => {},
  refuse: (_: Error) => {},
  drawMap: vi.fn(),
}));
vi.mock('../../../../src/blocks/map/providers/google', () => ({
  google: {
    party: 'maps',
    linkTo: () => 'https://maps.google.com/here',
    library: () =>
      new Promise((resolve, reject) => {
        library.arrive = () => resolve(library.drawMap);
        library.fail = reject;
      }),
    whenRefused: () =>
      new Promise((_, reject) => {
        library.refuse = reject;
      }),
  },
}));

beforeEach(() => {
  library.drawMap.mockReset();
});

const ADDRESS = { addressTitle: 'Otterbrook', addressLine1: '1 Mill Lane', mapLat: 51, mapLng: 0 };

function mount(location: object = ADDRESS, waits = false) {
  const element = pageElement('<div class="sqs-block-map"><div class="sqs-block-content"></div></div>');
  element.dataset.blockJson = JSON.stringify({ location });
  const before = element.outerHTML;
  const consent = createConsent(
    () => {},
    () => ({ isRestrictiveCookiePolicyEnabled: waits }),
  );
  const report = vi.fn();
  const { scope, store } = mountUnit(unit, element, { consent, report });
  const content = findIn(element, '.sqs-block-content');
  const text = (selector: string) => content.querySelector(selector)?.textContent;
  return { before, content, element, report, scope, store, text };
}

const canvasOf = (content: Element) => findIn(content, '.inlay-map .inlay-map-canvas');

describe('a map that is allowed', () => {
  it('has its address and a link while it loads', () => {
    const { content, text } = mount();
    expect(text('.inlay-waiting p')).toBe('Loading the map…');
    expect(text('address > strong')).toBe('Otterbrook');
    expect([...content.querySelectorAll('address > span')].map((line) => line.textContent)).toEqual([
      '1 Mill Lane',
    ]);
    const link = findIn(content, 'a');
    expect([link.getAttribute('href'), link.firstElementChild?.textContent]).toEqual([
      'https://maps.google.com/here',
      'Open in Google Maps',
    ]);
  });

  it('has no address where its settings have none', () => {
    const { content } = mount({ mapLat: 51, mapLng: 0 });
    expect([content.querySelector('address'), content.querySelectorAll('a').length]).toEqual([null, 1]);
  });

  it.each([
    ['by its place', ADDRESS, 'Map of Otterbrook'],
    ['as a map where its place has none', { mapLat: 51, mapLng: 0 }, 'Map'],
  ])(
    'is drawn in a group that is named %s, with the link behind it',
    async (_, location: Partial<typeof ADDRESS>, name) => {
      const { content, store, text } = mount(location);
      library.arrive();
      await expect.poll(() => text('.inlay-map-skip a > span')).toBe('Open in Google Maps');
      const canvas = canvasOf(content);
      expect([canvas.getAttribute('role'), canvas.getAttribute('aria-label')]).toEqual(['group', name]);
      expect(content.querySelector('.inlay-waiting')).toBeNull();
      expect(library.drawMap).toHaveBeenCalledTimes(1);
      const [drawn] = library.drawMap.mock.calls[0] as [MapToDraw];
      expect([drawn.host, drawn.store, drawn.location.title]).toEqual([
        canvas,
        store,
        location.addressTitle ?? '',
      ]);
      // Focus is where it was.
      expect(document.activeElement).toBe(document.body);
    },
  );

  it('keeps the focus that was on its address', async () => {
    const { content } = mount();
    findIn(content, 'a').focus();
    library.arrive();
    await expect.poll(() => document.activeElement?.className).toBe('inlay-map-canvas');
  });

  it('draws nothing once its block is gone', async () => {
    const { before, element, scope } = mount();
    scope.end();
    library.arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect([library.drawMap.mock.calls.length, element.outerHTML]).toEqual([0, before]);
  });

  it('is given back as it was with its scope', async () => {
    const { before, element, scope, text } = mount();
    library.arrive();
    await expect.poll(() => text('.inlay-map-skip a')).toBeDefined();
    scope.end();
    expect(element.outerHTML).toBe(before);
  });
});

describe('a map that cannot be shown', () => {
  it.each([
    ['its library does not come', false],
    ['Google refuses its key', true],
  ])('has its address, a link and a button where %s', async (_, arrives) => {
    const { content, report, text } = mount();
    if (arrives) {
      library.arrive();
      await expect.poll(() => text('.inlay-map-skip a')).toBeDefined();
      library.refuse(new Error('Refused.'));
    } else library.fail(new Error('Blocked.'));
    await expect.poll(() => text('.inlay-waiting p')).toBe('The map could not be loaded.');
    expect([text('address > strong'), text('.inlay-waiting-proceed')]).toEqual(['Otterbrook', 'Try again']);
    expect(content.querySelectorAll('.inlay-map-canvas,.inlay-map-skip')).toHaveLength(0);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is loaded at a press on the button of its note, with the focus on its link meanwhile', async () => {
    const { content, text } = mount(ADDRESS, true);
    expect(text('.inlay-waiting p')).toContain('The map comes from Google');
    findIn(content, '.inlay-waiting-proceed').click();
    expect(text('.inlay-waiting p')).toBe('Loading the map…');
    expect(document.activeElement).toBe(findIn(content, 'a'));
    library.arrive();
    await expect.poll(() => document.activeElement?.className).toBe('inlay-map-canvas');
  });
});
