// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLightbox } from '../../../src/lightbox/address/lightbox-address';
import type { Lightbox, LightboxItem, LightboxOptions } from '../../../src/lightbox/lightbox.types';
import { openLightbox } from '../../../src/lightbox/open-lightbox';
import { findIn } from '../support/markup';
import { createTestScope } from '../support/scope';
import { createItem, createItems } from './items';

beforeEach(() => {
  document.body.innerHTML =
    '<main><a href="/0" id="a0"></a><a href="/1" id="a1"></a><a href="/2" id="a2"></a></main>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 400,
    height: 300,
  } as DOMRect);
  // Without animations a lightbox that closes is gone at once.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

function open(options: Partial<LightboxOptions> = {}) {
  const report = vi.fn();
  const scope = createTestScope({ report });
  const events: string[] = [];
  for (const name of ['lightbox:opened', 'lightbox:changed', 'lightbox:closed'] as const)
    scope.on(name, ({ index }) => events.push(`${name} ${index}`));
  const onClose = vi.fn();
  const lightbox = openLightbox(scope.part(), { set: createItems(3), onClose, ...options });
  return { lightbox, scope, onClose, report, events };
}

const dialog = () => findIn(document, 'dialog') as HTMLDialogElement;
const link = (index: number) => findIn(document, `#a${index}`);
const linkOf = (index: number) => document.getElementById(`a${index}`);

describe('a lightbox', () => {
  it('is an open dialog with a name, which has the focus and the image asked for', () => {
    open({ currentSetIndex: 1 });
    expect([dialog().open, dialog().getAttribute('aria-label'), document.activeElement?.tagName]).toEqual([
      true,
      'Gallery',
      'DIALOG',
    ]);
    // Not its first button, which would look selected.
    expect(dialog().tabIndex).toBe(-1);
    expect(findIn(dialog(), '.inlay-lightbox-image').getAttribute('src')).toContain('/1.jpg');
  });

  it.each([
    [undefined, 'dark'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['unheard-of', 'dark'],
  ])('with the theme %s is %s', (theme, expected) => {
    open({ theme: theme as LightboxOptions['theme'] & string });
    expect([...dialog().classList].filter((name) => /(?:dark|light)$/.test(name))).toEqual([
      `inlay-lightbox--${expected}`,
    ]);
  });

  it('has the title that it is given', () => {
    open({ title: 'Our garden' });
    expect(dialog().getAttribute('aria-label')).toBe('Our garden');
  });

  it('closes by Escape, tells who has opened it, and leaves the page as it was', () => {
    const before = document.body.innerHTML;
    const { events, onClose } = open();
    findIn(dialog(), '.inlay-lightbox-button-next').click();
    expect(onClose).not.toHaveBeenCalled();
    dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(events).toEqual(['lightbox:opened 0', 'lightbox:changed 1', 'lightbox:closed 1']);
    expect([onClose.mock.calls.length, document.body.innerHTML]).toEqual([1, before]);
  });

  it('is gone at once when it is destroyed', () => {
    const { lightbox, onClose } = open();
    lightbox.destroy();
    expect([onClose.mock.calls.length, document.querySelector('dialog')]).toEqual([1, null]);
    expect(lightbox.store.get().open).toBe(false);
  });

  it('of nothing is refused, and leaves nothing in the page', () => {
    const before = document.body.innerHTML;
    expect(() => open({ set: [] })).toThrow('No images');
    expect(document.body.innerHTML).toBe(before);
  });

  it('that cannot be drawn closes at once, and says so', () => {
    const before = document.body.innerHTML;
    const broken = {
      get content(): LightboxItem['content'] {
        throw new Error('broken');
      },
    };
    const { onClose, report, events } = open({ set: [broken] });
    expect([onClose.mock.calls.length, document.body.innerHTML]).toEqual([1, before]);
    expect(report.mock.calls.map(([phase]) => phase)).toEqual(['render']);
    expect(events).toEqual([]);
    expect(pageLightbox().lightbox).toBeUndefined();
  });

  it('is the one of the page until it has closed, or another has taken its place', () => {
    const { lightbox } = open();
    expect(pageLightbox().lightbox).toBe(lightbox);
    lightbox.close();
    expect(pageLightbox().lightbox).toBeUndefined();
    const second = open().lightbox;
    const other = {} as Lightbox;
    pageLightbox().lightbox = other;
    second.close();
    expect(pageLightbox().lightbox).toBe(other);
    pageLightbox().lightbox = undefined;
  });

  it('enlarges its image by its button', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    open({ set: [createItem({ width: 4000, height: 3000 })] });
    findIn(dialog(), '.inlay-lightbox-button-zoomIn').click();
    await vi.waitFor(() => expect(dialog().classList.contains('inlay-lightbox--zoomed')).toBe(true));
  });

  it('tells screen readers of an image that cannot be loaded', async () => {
    open({ set: [createItem({ src: '/fern.jpg', alt: 'A fern' })] });
    const fail = () => findIn(dialog(), '.inlay-lightbox-image').dispatchEvent(new Event('error'));
    fail();
    await vi.waitFor(() => expect(findIn(dialog(), 'img').getAttribute('src')).toBe('/fern.jpg'));
    fail();
    await vi.waitFor(() =>
      expect(findIn(dialog(), '[aria-live="polite"]').textContent).toBe('This image could not be loaded.'),
    );
  });
});

describe('the thumbnail of an item', () => {
  function createThumbnail() {
    const thumbnail = document.createElement('img');
    thumbnail.src = 'data:,small';
    for (const [name, value] of Object.entries({ complete: true, naturalWidth: 300, naturalHeight: 200 }))
      Object.defineProperty(thumbnail, name, { value });
    return thumbnail;
  }

  it('is seen until the image has loaded', () => {
    const thumbnail = vi.fn((index: number) => (index === 1 ? createThumbnail() : null));
    open({ currentSetIndex: 1, thumbnail });
    const { dataset, style } = findIn(dialog(), '.inlay-lightbox-image');
    expect([dataset.placeholder, style.backgroundImage]).toEqual([
      'true',
      expect.stringContaining('data:,small'),
    ]);
  });

  it('need not be there', () => {
    open({ thumbnail: () => null });
    expect(findIn(dialog(), '.inlay-lightbox-image').dataset.placeholder).toBeUndefined();
  });
});

describe('the focus', () => {
  it('goes back to the opener of the item that was shown last', () => {
    const { lightbox } = open({ returnFocusTo: linkOf });
    lightbox.store.goTo(2);
    lightbox.close();
    expect(document.activeElement).toBe(link(2));
  });

  it.each([
    [['a2'], 1],
    [['a2', 'a1'], 0],
    [['a1'], 2],
  ])('goes, without %j, to the nearest opener before it: %i', (gone, expected) => {
    const openers = [0, 1, 2].map(link);
    const { lightbox } = open({ returnFocusTo: (index) => openers[index] ?? null });
    lightbox.store.goTo(2);
    for (const id of gone) document.getElementById(id)?.remove();
    lightbox.close();
    expect(document.activeElement?.id).toBe(`a${expected}`);
  });

  it('goes round to the last opener where there is none before it', () => {
    const { lightbox } = open({ returnFocusTo: (index) => (index === 2 ? link(2) : null) });
    lightbox.store.goTo(1);
    lightbox.close();
    expect(document.activeElement).toBe(link(2));
  });

  it.each([
    ['names no opener', {}],
    ['has none left', { returnFocusTo: () => null }],
  ])('goes back to where it was when the lightbox %s', (_, options) => {
    link(1).focus();
    open(options).lightbox.close();
    expect(document.activeElement).toBe(link(1));
  });
});

it('reads in the direction of the gallery that it was opened from', () => {
  link(1).style.direction = 'rtl';
  open({ currentSetIndex: 1, returnFocusTo: linkOf }).lightbox.destroy();
  const seen: string[] = [];
  for (const options of [{ currentSetIndex: 1, returnFocusTo: linkOf }, {}]) {
    const { lightbox } = open(options);
    seen.push(dialog().dir);
    lightbox.destroy();
  }
  expect(seen).toEqual(['rtl', '']);
});
