// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../../src/core/entry/services';
import type { LightboxItem } from '../../../../src/lightbox/lightbox.types';
import { LightboxSlide } from '../../../../src/lightbox/view/lightbox-slide';
import { drawChanging } from '../../support/draw-changing';
import { findIn } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';
import { createItem, createItems } from '../items';

type Props = ComponentProps<typeof LightboxSlide>;

/** Of each element in the page, which has no layout. */
let size = { width: 400, height: 300 };
/** Of the text in a caption, in a box of 100 px. */
let textHeight = 0;

beforeEach(() => {
  size = { width: 400, height: 300 };
  textHeight = 0;
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => size as DOMRect);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => textHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  // A browser's own sanitizer, for html that needs none.
  Object.assign(Element.prototype, {
    setHTML(this: Element, html: string) {
      this.innerHTML = html;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'setHTML');
});

function show(items: readonly LightboxItem[], more: Partial<Props> = {}) {
  const first: Props = {
    items,
    index: 0,
    slot: 0,
    zoom: 1,
    isCaptionHidden: false,
    placeholder: undefined,
    onSettled() {},
    onFailed() {},
    ...more,
  };
  const consent = { allows: () => false, isRequired: () => true } as unknown as Services['consent'];
  const report = vi.fn();
  const scope = createTestScope({ consent, report });
  const { host, change } = drawChanging(scope, LightboxSlide, first);
  return {
    host,
    change,
    report,
    find: (selector: string) => findIn(host, selector),
    attributes: (selector: string, ...names: string[]) =>
      names.map((name) => findIn(host, selector).getAttribute(name)),
  };
}

describe('an item of the lightbox', () => {
  it('is a group with its place for a name', () => {
    const { attributes, find } = show(createItems(3), { index: 1 });
    expect(attributes('.inlay-lightbox-slide', 'role', 'aria-label', 'data-slot')).toEqual([
      'group',
      '2 of 3',
      '0',
    ]);
    expect(find('.inlay-lightbox-slide').hasAttribute('inert')).toBe(false);
  });

  it.each([-1, 1] as const)('keeps visitors out of a neighbour (%i)', (slot) => {
    const { find } = show(createItems(3), { slot });
    expect(find('.inlay-lightbox-slide').hasAttribute('inert')).toBe(true);
  });

  it('is nothing where the set has none', () => {
    const { host, report } = show(createItems(1), { index: 1 });
    expect([host.childElementCount, report.mock.calls]).toEqual([0, []]);
  });

  it('has an image of the width of its stage, which follows the size of that', async () => {
    const { attributes } = show([createItem({ src: '/fern.jpg', width: 4000, height: 3000 })], {
      slot: 1,
      zoom: 3,
    });
    expect(attributes('img', 'src', 'alt')).toEqual(['/fern.jpg?format=500w', 'Image 1 of 1']);
    const image = findIn(document.body, 'img') as HTMLImageElement;
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    image.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(image.dataset.state).toBe('loaded'));
    size = { width: 1200, height: 900 };
    SizeObserver.resize();
    await vi.waitFor(() => expect(attributes('img', 'src')).toEqual(['/fern.jpg?format=1500w']));
  });

  it('is enlarged only as the current one', () => {
    const large = createItem({ src: '/fern.jpg', width: 4000, height: 3000 });
    const { attributes } = show([large], { zoom: 3 });
    expect(attributes('img', 'src')).toEqual(['/fern.jpg?format=1500w']);
  });
});

describe('a video of the lightbox', () => {
  const html = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
  const createVideo = (more: object = {}): LightboxItem => ({
    content: { type: 'video', html, alt: 'Rain', ...more },
  });
  const press = (overlay: HTMLElement) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    overlay.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is behind its preview image and a play button with its name', async () => {
    const { find, attributes } = show([createVideo({ src: '/rain.jpg', provider: 'Vimeo' })]);
    await vi.waitFor(() => find('[role="button"]'));
    expect(attributes('[role="button"]', 'aria-label')).toEqual(['Play Rain']);
    expect(attributes('.sqs-video-wrapper', 'data-html', 'data-provider-name')).toEqual([html, 'Vimeo']);
    expect(attributes('.sqs-video-overlay img', 'alt')).toEqual(['Rain']);
  });

  it('has no preview image that it is not given', () => {
    const { host, attributes } = show([createVideo()]);
    expect(host.querySelector('img')).toBeNull();
    expect(attributes('.sqs-video-wrapper', 'data-provider-name')).toEqual(['']);
  });

  it.each([
    [{ width: 300, height: 200 }, 1.5],
    [{ width: 300 }, 16 / 9],
    [{}, 16 / 9],
  ])('with %j has the ratio %d', (measures, ratio) => {
    const { find } = show([createVideo(measures)]);
    expect(find('.sqs-video-wrapper').style.getPropertyValue('--inlay-lightbox-ratio')).toBe(`${ratio}`);
  });

  it('plays only while it is the current one', async () => {
    const { find, change } = show([createVideo()], { slot: 1 });
    await vi.waitFor(() => find('[role="button"]'));
    await vi.waitFor(() => expect(press(find('.sqs-video-overlay'))).toBe(false));
    change({ slot: 0 });
    await vi.waitFor(() => expect(press(find('.sqs-video-overlay'))).toBe(true));
    change({ slot: -1 });
    await vi.waitFor(() => expect(press(find('.sqs-video-overlay'))).toBe(false));
  });
});

describe('the caption of an item', () => {
  const withText = (meta: LightboxItem['meta']) => [createItem({}, meta)];
  const CAPTION = '.inlay-lightbox-caption';

  it('is its title and its description', () => {
    const { find, host } = show(withText({ title: 'Dawn', description: 'Over the lake' }));
    expect([...find(CAPTION).children].map(({ className, textContent }) => [className, textContent])).toEqual(
      [
        ['inlay-lightbox-title', 'Dawn'],
        ['inlay-lightbox-description', 'Over the lake'],
      ],
    );
    expect(host.querySelector('.inlay-lightbox-caption--hidden')).toBeNull();
  });

  it.each([
    [{ title: 'Dawn' }, 'inlay-lightbox-title'],
    [{ description: 'Over the lake' }, 'inlay-lightbox-description'],
  ])('is only what there is of %j', (meta, name) => {
    const { find } = show(withText(meta));
    expect([...find(CAPTION).children].map(({ className }) => className)).toEqual([name]);
  });

  it('is missing without any text', () => {
    expect(show(createItems(1)).host.querySelector(CAPTION)).toBeNull();
  });

  it('is hidden and shown', () => {
    const { find, change } = show(withText({ title: 'Dawn' }), { isCaptionHidden: true });
    expect(find(CAPTION).classList.contains('inlay-lightbox-caption--hidden')).toBe(true);
    change({ isCaptionHidden: false });
    expect(find(CAPTION).classList.contains('inlay-lightbox-caption--hidden')).toBe(false);
  });

  it('has what the sanitizer leaves of a description with tags, and is measured with that', async () => {
    const { find, host, attributes } = show(withText({ description: '<p>A <b>cold</b> day</p>' }));
    expect(host.querySelectorAll('.inlay-lightbox-description')).toHaveLength(1);
    textHeight = 200;
    await vi.waitFor(() =>
      expect(find('.inlay-lightbox-description--html').innerHTML).toBe('<p>A <b>cold</b> day</p>'),
    );
    await vi.waitFor(() => expect(attributes(CAPTION, 'tabindex')).toEqual(['0']));
  });

  it.each([
    [100, false],
    [101, false],
    [102, true],
  ])('of %i px in 100 px is a tab stop with a name: %s', (height, scrolls) => {
    textHeight = height;
    const { attributes } = show(withText({ title: 'Dawn' }));
    expect(attributes(CAPTION, 'tabindex', 'role', 'aria-label', 'data-scrolls')).toEqual(
      scrolls ? ['0', 'group', 'Caption', 'true'] : [null, null, null, null],
    );
  });

  it('is measured again when its stage changes', async () => {
    const { attributes } = show(withText({ title: 'Dawn' }));
    textHeight = 200;
    size = { width: 200, height: 300 };
    SizeObserver.resize();
    await vi.waitFor(() => expect(attributes(CAPTION, 'tabindex')).toEqual(['0']));
  });
});
