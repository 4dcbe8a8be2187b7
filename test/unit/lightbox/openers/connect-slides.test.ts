// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSlides } from '../../../../src/lightbox/openers/connect-slides';
import type { LightboxOpener } from '../../../../src/lightbox/openers/lightbox-openers';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const openers = vi.hoisted(() => ({ openOnClick: vi.fn() }));
vi.mock('../../../../src/lightbox/openers/lightbox-openers', () => openers);

beforeEach(() => openers.openOnClick.mockReset());

const IMAGE = '<img data-src="/a.jpg" alt="A fern">';

function connect(html: string, theme?: 'dark' | 'light') {
  document.body.innerHTML = html;
  const scope = createTestScope();
  connectSlides([...document.body.children] as HTMLElement[], scope, theme);
  const [found, , options] = openers.openOnClick.mock.lastCall ?? [];
  return { scope, options, found: found as readonly LightboxOpener[] };
}

describe('slides that enlarge their images', () => {
  it.each([
    ['with an image', `<p>${IMAGE}</p>`, ['IMG']],
    ['that is an image', IMAGE, ['IMG']],
    ['with a link to that image', `<p><a href="/a.jpg">${IMAGE}</a></p>`, ['A']],
    ['with a link to the image of its script', '<p><a href="/b"><img data-image="/b"></a></p>', ['A']],
    ['with a link to a page', `<p><a href="/more">${IMAGE}</a></p>`, []],
    ['with another link beside the image', `<p>${IMAGE}<a href="/more"></a></p>`, []],
    ['with a video', `<p>${IMAGE}<i class="sqs-video-wrapper"></i></p>`, []],
    ['that lead elsewhere', `<p data-click-through-url="/more">${IMAGE}</p>`, []],
    ['without an image', '<p>A text</p>', []],
    ['whose image has no source', '<p><img></p>', []],
  ])('%s: %s', (_, html, expected) => {
    expect(connect(html).found.map(({ element }) => element.tagName)).toEqual(expected);
  });

  it('have their texts, and their name in the address', () => {
    const slide = (more: string) =>
      `<p data-slide-id="s1" ${more}>${IMAGE}<b class="meta-title">Fern</b><i class="meta-description">Green</i></p>`;
    const { found } = connect(slide('data-slide-url="fern"') + slide(''));
    expect(found.map(({ item }) => [item.id, item.meta])).toEqual([
      ['fern', { title: 'Fern', description: 'Green' }],
      ['s1', { title: 'Fern', description: 'Green' }],
    ]);
  });

  it('have the theme of the lightbox where there is one', () => {
    expect([connect(`<p>${IMAGE}</p>`, 'light').options, connect(`<p>${IMAGE}</p>`).options]).toEqual([
      { theme: 'light' },
      undefined,
    ]);
  });
});

describe('a click on a slide', () => {
  const TEXTS = '<b>Over the image</b>';

  /** Clicks on an element of a slide: whether that is a click on its opener, and whether the browser leaves it to us. */
  function click(selector: string, { isDone = false, isOver = false } = {}) {
    const { found, scope } = connect(`<p>${IMAGE}${TEXTS}</p>`);
    const opened = vi.fn();
    found[0]?.element.addEventListener('click', opened);
    if (selector === 'a') findIn(document, 'p').insertAdjacentHTML('beforeend', '<a href="/more">More</a>');
    if (isOver) scope.end();
    const target = findIn(document, selector);
    if (isDone) target.addEventListener('click', (event) => event.preventDefault());
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return [opened.mock.calls.length, event.defaultPrevented];
  }

  it('is one on its image wherever it comes', () => {
    expect([click('p'), click('b')]).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('is not doubled by a click on the image itself', () => {
    expect(click('img')).toEqual([1, false]);
  });

  it('is left alone where it does something else', () => {
    expect([click('a'), click('b', { isDone: true }), click('b', { isOver: true })]).toEqual([
      [0, false],
      [0, true],
      [0, false],
    ]);
  });
});
