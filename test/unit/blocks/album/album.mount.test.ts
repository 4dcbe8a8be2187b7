// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/album/album.mount';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
  // happy-dom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

const TRACKS = `<ol>
  <li class="track" data-duration-in-ms="65000"><a class="link" href="/frogs.mp3">Frogs</a>
    <p class="title">Frogs</p><div class="timers"><i class="elapsed"></i><i class="duration"></i></div>
    <a class="shop" href="/buy">Buy</a><a class="file" href="/frogs.mp3" download>Keep</a></li>
  <li class="track"><a class="link" href="/wind.mp3">Wind</a><p class="title">Wind</p></li>
  <li class="track"><p class="title">Rain</p></li></ol>`;
const CONTROLS = `<div class="album-controls"><button class="button"></button></div>
  <div class="universal-controls"><span class="play"></span><span class="pause"></span><span class="prev"></span><span class="next"></span></div>
  <div class="universal-track"><div class="track-info"><b class="title"></b><b class="artist"></b></div></div>`;

/** A living album of two tracks, and a third one that links to nothing. */
function mount({ html = TRACKS + CONTROLS, width = 700, hidden = '' } = {}) {
  const element = pageElement(`<div class="sqs-album-block loading"><h1 class="album-title">Field notes</h1>
    <p class="album-artist-name">Okafor</p>${html}</div>`);
  Object.defineProperty(element, 'clientWidth', { value: width, configurable: true });
  if (hidden)
    for (const node of element.querySelectorAll(hidden))
      node.getClientRects = () => [] as unknown as DOMRectList;
  const served = document.body.innerHTML;
  const scope = createTestScope();
  const warnings: string[] = [];
  const data = unit.read?.(element, () => {}, scope.context);
  if (!data || 'fault' in data) throw new Error('The album is not read.');
  const album = unit.mount(
    data,
    { ...scope, signal: scope.signal, warn: (_, cause) => void warnings.push(String(cause)) },
    element,
  );
  const find = (selector: string) => findIn(element, selector);
  const label = (selector: string) => find(selector).getAttribute('aria-label');
  const current = () => album.get().current;
  return { element, served, scope, warnings, album, find, label, current };
}

describe('an album', () => {
  it('is a fault without a track', () => {
    expect(() => mount({ html: '<p></p>' })).toThrow('not read');
  });

  it('has the class of its width, also when that changes', () => {
    const { element } = mount({ width: 639 });
    const sizes = () => ['sm', 'md', 'lg'].filter((name) => element.classList.contains(name));
    expect(sizes()).toEqual(['sm']);
    Object.defineProperty(element, 'clientWidth', { value: 2000 });
    element.getBoundingClientRect = () => ({ width: 2000, height: 10 }) as DOMRect;
    SizeObserver.resize();
    expect(sizes()).toEqual(['lg']);
  });
});

describe('a track', () => {
  it.each(['.shop', '.file'])('leaves the press of %s to that link', (selector) => {
    const { find, current } = mount();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(click);
    expect([current(), click.defaultPrevented]).toEqual([undefined, false]);
  });

  it.each([
    ['its link', '', '.link'],
    ['its title, where the link is hidden', '.link', '.title'],
    ['itself, where neither is seen', '.link,.title', '.track'],
  ])('has as its button %s, which says what it does', (_, hidden, button) => {
    const { label, find, current } = mount({ hidden });
    expect([label(button), find(button).getAttribute('role')]).toEqual(['Play Frogs', 'button']);
    find(button).click();
    expect(current()).toBe(0);
  });

  it('shows its time and length while it is the current one, and no longer', () => {
    const { find, element } = mount();
    const times = () => [find('.elapsed').textContent, find('.duration').textContent];
    expect(times()).toEqual(['', '']);
    find('.track').click();
    expect(times()).toEqual(['0:00', '1:05']);
    element.querySelectorAll<HTMLElement>('.track')[1]?.click();
    expect(times()).toEqual(['', '']);
  });
});

describe('the controls of an album', () => {
  it('have names, and lead from track to track', () => {
    const { find, label, current } = mount();
    expect(
      ['.album-controls .button', '.play', '.pause', '.prev', '.next'].map((selector) => label(selector)),
    ).toEqual(['Play Field notes', 'Play Field notes', 'Pause Field notes', 'Previous track', 'Next track']);
    find('.play').click();
    expect(current()).toBe(0);
    find('.next').click();
    expect(current()).toBe(1);
    find('.prev').click();
    expect(current()).toBe(0);
  });

  it('show title and artist of the current track', () => {
    const { find } = mount();
    const shown = () => [find('.track-info .title').textContent, find('.track-info .artist').textContent];
    expect(shown()).toEqual(['', '']);
    find('.track').click();
    expect(shown()).toEqual(['Frogs', 'Okafor']);
  });
});
