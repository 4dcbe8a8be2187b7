// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlideAction, slideLinks } from '../../../../src/gallery/behaviour/slide-clicks';
import { createContext } from './gallery-context';

const open = vi.fn();
beforeEach(() => vi.stubGlobal('open', open.mockReset()));

const LINKED =
  '<div data-click-through-url="https://otters.example/x" data-click-through-target="_blank"></div>';

describe('a click on a slide', () => {
  const act = (html: string, index = 0) => {
    const { context, design } = createContext({ html });
    createSlideAction(context)(index, new Event('click'));
    return vi.mocked(design.clicked as never as (index: number) => void).mock.calls.map(([at]) => at);
  };

  it('opens its address in a new window that has no access to the page', () => {
    const spied = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(act(LINKED)).toEqual([]);
    expect(spied).toHaveBeenCalledWith('https://otters.example/x', '_blank', 'noopener');
  });

  it('is passed to the design where the slide has no link', () => {
    expect(act('<div></div><div></div>', 1)).toEqual([1]);
    expect(act('<div></div>', 4)).toEqual([]);
  });

  it.each([
    '<div data-type="video"></div>',
    '<div><p class="sqs-video-wrapper"></p></div>',
    '<div><p class="sqs-native-video"></p></div>',
  ])('plays the video of the current slide, and shows the slide of another: %s', (html) => {
    expect(act(html + html, 0)).toEqual([]);
    expect(act(html + html, 1)).toEqual([1]);
  });
});

describe('the link of a slide', () => {
  const linksOf = (html: string) => {
    const { context, list, scope } = createContext({ html });
    const before = list.innerHTML;
    slideLinks(context);
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a.inlay-click-through')];
    const seen = links.map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-label'),
      link.target,
      link.rel,
    ]);
    scope.end();
    expect(list.innerHTML).toBe(before);
    return seen;
  };

  it.each([
    [LINKED, ['https://otters.example/x', 'https://otters.example/x', '_blank', 'noopener']],
    ['<div data-click-through-url="/x"><img alt="Fern"></div>', ['/x', 'Fern', '', '']],
    [
      '<div data-click-through-url="/x" data-click-through-target="partner"><img alt="Fern"></div>',
      ['/x', 'Fern', 'partner', 'noopener'],
    ],
    [
      '<div data-click-through-url="/x"><img alt="Fern"><p class="meta"><b class="meta-title">Title</b></p></div>',
      ['/x', 'Title', '', ''],
    ],
  ])('leads where the slide does, and has its name: %s', (html, link) => {
    expect(linksOf(html)).toEqual([link]);
  });

  it.each([
    '<div></div>',
    '<div data-click-through-url="javascript:alert(1)"></div>',
    '<div data-click-through-url="/x"><a href="/y"></a></div>',
    '<img data-click-through-url="/x">',
  ])('is not added to %s', (html) => {
    expect(linksOf(`${html}<div data-click-through-url=""></div>`)).toEqual([]);
  });

  it('comes before the text of the slide', () => {
    const { context, slides } = createContext({
      html: '<div data-click-through-url="/x"><img><p class="meta"></p></div>',
    });
    slideLinks(context);
    expect([...(slides[0]?.children ?? [])].map(({ localName }) => localName)).toEqual(['img', 'a', 'p']);
  });
});

describe('in the preview of the editor, which must stay on its page', () => {
  const SLIDE = '<div data-click-through-url="/x"></div>';
  /** A gallery on a page with these, and the addresses that its slides have led to elsewhere. */
  function preview({ isFramed = true, isSignedIn = true } = {}) {
    if (isFramed) vi.stubGlobal('top', {});
    const made = createContext({ html: SLIDE });
    const account = isSignedIn ? { authenticatedAccount: {} } : {};
    const scope = { ...made.scope, context: { ...made.scope.context, ...account } };
    const told: unknown[] = [];
    scope.bus.on('gallery:click-through-bypassed', ({ slide, url }) => told.push([slide, url]));
    const assign = vi
      .spyOn(location, 'assign')
      .mockReset()
      .mockImplementation(() => {});
    return { ...made, context: { ...made.context, scope } as typeof made.context, told, assign };
  }

  it('a slide tells where it leads instead of going there', () => {
    const { context, slides, told, assign } = preview();
    createSlideAction(context)(0, new Event('click'));
    expect([told, assign.mock.calls]).toEqual([[[slides[0], '/x']], []]);
    slideLinks(context);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    slides[0]?.querySelector('a')?.dispatchEvent(click);
    expect([told.length, click.defaultPrevented]).toEqual([2, true]);
  });

  it.each([{ isFramed: false }, { isSignedIn: false }])('which %j is not', (setting) => {
    const { context, slides, told, assign } = preview(setting);
    createSlideAction(context)(0, new Event('click'));
    expect([told, assign.mock.calls]).toEqual([[], [['/x']]]);
    slideLinks(context);
    const click = new MouseEvent('click', { cancelable: true });
    slides[0]?.querySelector('a')?.dispatchEvent(click);
    expect([told, click.defaultPrevented]).toEqual([[], false]);
  });
});
