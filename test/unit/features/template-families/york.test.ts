// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/template-families/york.mount';
import { createTestScope } from '../../support/scope';

const page = vi.hoisted(() => ({
  decideDriver: vi.fn(),
  /** Elements that are waited for, and what is called when they are seen. */
  unseen: new Map<Element, (isOnScreen: boolean) => void>(),
}));
vi.mock('../../../../src/context/driven-by-theme', () => page);
vi.mock('../../../../src/dom/on-screen', () => ({
  watchOnScreen(element: Element, changed: (isOnScreen: boolean) => void) {
    page.unseen.set(element, changed);
    return () => page.unseen.delete(element);
  },
}));

/** Media that apply. */
let media: readonly string[] = [];
let before = '';
beforeEach(() => {
  media = [];
  page.decideDriver.mockReset().mockReturnValue('inlay');
  page.unseen.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: media.includes(query) }) as MediaQueryList,
  );
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  document.body.className = '';
});

/** Starts the feature on a page with these settings. */
async function mount(html: string, settings = '') {
  document.body.className = settings;
  document.body.innerHTML = html;
  before = document.body.innerHTML;
  const scope = createTestScope();
  unit.mount(readSiteContext(undefined), scope as unknown as FeatureScope);
  await Promise.resolve();
  return scope;
}
const find = <Found extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const classes = (selector: string) => [...document.querySelectorAll(selector)].map((part) => part.className);
const see = (element: Element) => page.unseen.get(element)?.(true);

const PICTURE = '<img alt="" src="/a.jpg">';

describe('a page of the family', () => {
  const TEXT = '<div data-controller="BannerController"><p class="page-text-wrapper hide"></p></div>';

  it.each([
    ['by Inlay', 'inlay', ['page-text-wrapper']],
    ['by Inlay, where its theme’s script does not come', Promise.resolve('inlay'), ['page-text-wrapper']],
    ['by its theme’s own script', 'theme', ['page-text-wrapper hide']],
  ])('is brought to life %s', async (_, driver, expected) => {
    page.decideDriver.mockReturnValue(driver);
    await mount(TEXT);
    await vi.waitFor(() => expect(classes('p')).toEqual(expected));
  });

  it('stays as it is when the feature ends before the driver is known', async () => {
    const driver = Promise.resolve('inlay');
    page.decideDriver.mockReturnValue(driver);
    const mounting = mount(TEXT);
    (await mounting).end();
    await driver;
    await Promise.resolve();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('the banner', () => {
  const banner = (style = 'position: absolute') =>
    `<div data-controller="BannerController" data-suggested-bg-color-thumbnail="#123456">
      <div class="page-banner-image-container hide-collection-image" style="${style}">
        <img class="page-banner-image js-page-banner-image" alt="" data-image-focal-point="0.25,1"></div>
      <div class="page-text-wrapper hide"></div><div class="other hide"></div></div>`;
  const FILLING = 'banner-image-crop banner-image-alignment-left';

  it('shows its picture and its text', async () => {
    const scope = await mount(banner());
    expect(classes('[data-controller] div')).toEqual([
      'page-banner-image-container',
      'page-text-wrapper',
      'other hide',
    ]);
    expect(find('[data-controller]').style.backgroundColor).toBe('');
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('has the colour of the picture where the setting says so', async () => {
    await mount(banner(), 'auto-color-banner-background');
    expect(find('[data-controller]').style.backgroundColor).toBe('#123456');
    await mount('<div data-controller="BannerController"></div>', 'auto-color-banner-background');
    expect(find('[data-controller]').getAttribute('style')).toBeNull();
  });

  it('has a picture that fills its box, once it has loaded, about its focal point', async () => {
    await mount(banner(), FILLING);
    expect(find('.page-banner-image-container').classList.contains('content-fill')).toBe(true);
    const image = find('img');
    expect([image.className, image.style.position]).toEqual(['js-page-banner-image', '']);
    image.dispatchEvent(new Event('load'));
    expect(image.className).toBe('js-page-banner-image');
    expect(image.style).toMatchObject({
      position: 'absolute',
      objectFit: 'cover',
      objectPosition: '25% 100%',
    });
  });

  it('has it also where the picture fails, or was there before the script', async () => {
    await mount(banner(), FILLING);
    find('img').dispatchEvent(new Event('error'));
    expect(find('img').style.position).toBe('absolute');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    await mount(banner().replace('<img', '<img src="/a.jpg"'), FILLING);
    expect(find('img').style.position).toBe('absolute');
    // One without an address is not there yet, whatever the browser says.
    await mount(banner(), FILLING);
    expect(find('img').style.position).toBe('');
  });

  it('leaves other pictures, and those in a box that the theme does not place', async () => {
    await mount(banner('position: static'), FILLING);
    const image = find('img');
    expect(find('.page-banner-image-container').className).toBe('page-banner-image-container');
    image.dispatchEvent(new Event('load'));
    expect([image.className, image.style.position]).toEqual(['page-banner-image js-page-banner-image', '']);
    await mount(banner().replace('js-page-banner-image', ''), FILLING);
    find('img').dispatchEvent(new Event('load'));
    expect(find('img').style.position).toBe('');
  });
});

describe('a project', () => {
  const slide = (size: string) =>
    `<div class="project-slide"><div class="project-slide-image-wrapper">
      <img alt="" data-image-dimensions="${size}"></div></div>`;
  const project = (...slides: string[]) =>
    `<div data-controller="ProjectController">${slides.join('')}</div>`;
  const wrappers = () => [...document.querySelectorAll<HTMLElement>('.project-slide-image-wrapper')];

  it('has captions that alternate beside pictures that are not wide', async () => {
    await mount(
      project(slide('80x100'), slide('300x100'), slide('100x100'), slide('150x100'), slide('70x100')),
    );
    const alternating = classes('.project-slide').map((names) => /alternate-(\w+)/.exec(names)?.[1]);
    expect(alternating).toEqual(['odd', undefined, 'even', undefined, 'odd']);
    expect(find('.project-slide').className).toBe(
      'project-slide project-slide-portrait project-slide-staggerable portrait-caption-alternate-odd',
    );
  });

  it('counts only slides with a room for their picture', async () => {
    const bare = slide('100x100').replace('project-slide-image-wrapper', '');
    await mount(project(bare, slide('100x100')));
    expect(classes('.project-slide')).toEqual([
      'project-slide project-slide-square project-slide-staggerable',
      'project-slide project-slide-square project-slide-staggerable portrait-caption-alternate-odd',
    ]);
  });

  it('gives each picture its room before it loads, not wider than the widest that there is', async () => {
    await mount(project(slide('4000x1000'), slide('600x800'), slide('nothing')));
    expect(wrappers().map(({ style }) => [style.width, style.maxWidth, style.aspectRatio])).toEqual([
      ['2500px', '100%', '4000 / 1000'],
      ['600px', '100%', '600 / 800'],
      ['', '', ''],
    ]);
    expect(wrappers().map(({ style }) => [style.minWidth, style.minHeight])).toEqual([
      ['0', '0'],
      ['0', '0'],
      ['', ''],
    ]);
    expect(classes('.project-slide')[2]).toBe('project-slide');
  });

  it('shows the box of a picture when that has come', async () => {
    await mount(project(`<p class="not-ready">${PICTURE}</p><p class="not-ready other">${PICTURE}</p>`));
    find('.other img').dispatchEvent(new Event('load'));
    expect(classes('p')).toEqual(['not-ready', 'other']);
  });

  it.each([
    [[], 'slide-in'],
    [['(prefers-reduced-motion: reduce)'], 'already-animated'],
  ])('with %j brings its parts in when they are seen: %s', async (applying, state) => {
    media = applying;
    await mount(
      project(
        ...['', '-image-container', '-description-wrapper', '-video-wrapper', '-other'].map(
          (name) => `<p class="project-slide${name}"></p>`,
        ),
      ),
    );
    const parts = [...document.querySelectorAll('p')];
    expect(parts.map((part) => page.unseen.has(part))).toEqual([true, true, true, true, false]);
    const [first, second] = parts;
    if (!first || !second) throw new Error('The parts are missing.');
    page.unseen.get(first)?.(false);
    expect(first.className).toBe('project-slide');
    see(first);
    expect([first, second].map(({ className }) => className)).toEqual([
      `project-slide ${state}`,
      'project-slide-image-container',
    ]);
    // It has been seen for good.
    expect([page.unseen.has(first), page.unseen.has(second)]).toEqual([false, true]);
  });

  it('is whole on paper', async () => {
    await mount(project('<p class="project-slide"></p>'));
    const part = find('p');
    dispatchEvent(new Event('beforeprint'));
    expect([part.className, page.unseen.size]).toEqual(['project-slide slide-in', 0]);
  });
});

describe('an index', () => {
  const INDEX = `<div data-controller="IndexController"><section><div class="js-index-item-image-wrapper" style="position: relative">
    <img class="index-item-image js-index-item-image" alt=""></div>
    <p class="index-item-text-wrapper"><a href="/a"></a></p></section></div>`;
  const isShown = () => {
    const { className, style } = find('p');
    const has = className.includes('reveal-index-title');
    expect(style.opacity).toBe(has ? '1' : '');
    return has;
  };

  it.each([
    ['index-item-image-crop index-item-image-alignment-center', true],
    ['banner-image-crop banner-image-alignment-center', false],
  ])('with %s has pictures that fill their boxes: %s', async (settings, fills) => {
    await mount(INDEX, settings);
    expect(find('.js-index-item-image-wrapper').classList.contains('content-fill')).toBe(fills);
    expect(find('img').classList.contains('index-item-image')).toBe(!fills);
  });

  it('shows titles when they are seen, where that is the setting', async () => {
    await mount(INDEX, 'index-item-title-display-on-scroll');
    expect(isShown()).toBe(false);
    see(find('p'));
    expect(isShown()).toBe(true);
  });

  it('shows titles at the focus, where the mouse shows them', async () => {
    await mount(INDEX, 'index-item-title-display-on-hover');
    expect(page.unseen.size).toBe(0);
    find('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(isShown()).toBe(true);
    find('a').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(isShown()).toBe(false);
  });

  it('shows them when they are seen on screens that have nothing to hover with', async () => {
    media = ['(hover: none)'];
    await mount(INDEX, 'index-item-title-display-on-hover');
    see(find('p'));
    expect(isShown()).toBe(true);
  });

  it.each([[[]], [['(hover: none)']]])(
    'leaves titles to the theme without a setting (%j)',
    async (applying) => {
      media = applying;
      await mount(INDEX);
      find('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      expect([page.unseen.size, isShown()]).toEqual([0, false]);
    },
  );
});

describe('the links to the other pages of an index', () => {
  const links = (active = '') =>
    `<div data-controller="IndexNavigationController"></div>
    <div id="indexNext" class="hide"><nav><a class="a"></a><a class="b ${active}"></a><a class="c"></a></nav></div>
    <div id="indexNav" class="hide"><nav><a class="d"></a><a class="e ${active}"></a></nav></div>`;

  it('are the next page alone by default, and come when they are seen', async () => {
    const scope = await mount(links('active-link'));
    expect(classes('#indexNext a')).toEqual(['a', 'b active-link', 'c link-next-up']);
    expect(classes('#indexNext,#indexNav')).toEqual(['', 'hide']);
    see(find('#indexNext'));
    expect(classes('#indexNext,#indexNav')).toEqual(['reveal-index-nav', 'hide']);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('are all of them in the style that lists them; the first follows the last', async () => {
    await mount(links('active-link'), 'index-link-style-list-thumbnails');
    expect(classes('#indexNav a')).toEqual(['d link-next-up', 'e active-link']);
    expect(classes('#indexNext,#indexNav')).toEqual(['hide', '']);
  });

  it('lead to the first page from one that is not in the index', async () => {
    await mount(links());
    expect(classes('#indexNext a')[0]).toBe('a link-next-up');
  });

  it('are missing where the page has none', async () => {
    await mount('<div data-controller="IndexNavigationController"></div>');
    expect([document.body.innerHTML, page.unseen.size]).toEqual([before, 0]);
  });
});
