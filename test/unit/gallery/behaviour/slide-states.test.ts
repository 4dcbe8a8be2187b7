// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createSlideStates } from '../../../../src/gallery/behaviour/slide-states';
import { createContext } from './gallery-context';

const attributesOf = (element: Element | undefined) =>
  [...(element?.attributes ?? [])].map(({ name, value }) => [name, value] as const);

/** A gallery with its states, and the attributes that these have added to or changed on the root and the slides, classes aside. */
function statesOf(setting: Parameters<typeof createContext>[0], rootAttributes: object = {}) {
  const { context, root, slides, gallery } = createContext(setting);
  for (const [name, value] of Object.entries(rootAttributes)) root.setAttribute(name, `${value}`);
  const before = new Map([root, ...slides].map((element) => [element, new Map(attributesOf(element))]));
  const states = createSlideStates(context);
  const written = (element: HTMLElement | undefined): Record<string, string> => {
    const own = element && before.get(element);
    if (!own) throw new Error('The gallery has no such slide.');
    return Object.fromEntries(
      attributesOf(element).filter(([name, value]) => name !== 'class' && own.get(name) !== value),
    );
  };
  return { ...states, gallery, root: () => written(root), slide: (index: number) => written(slides[index]) };
}
const TWO = '<div></div><div></div>';

describe('a gallery', () => {
  it('is a named carousel', () => {
    expect(statesOf({ html: TWO, label: 'Garden' }).root()).toEqual({
      role: 'group',
      'aria-roledescription': expect.any(String),
      'aria-label': 'Garden',
    });
    expect(statesOf({ html: TWO }).root()['aria-label']).toEqual(expect.stringMatching(/./));
  });

  it('keeps the role and the name that the server gave it', () => {
    const own = { role: 'region', 'aria-label': 'Own' };
    expect(Object.keys(statesOf({ html: TWO, label: 'Garden' }, own).root())).toEqual([
      'aria-roledescription',
    ]);
    const labelled = statesOf({ html: TWO, label: 'Garden' }, { 'aria-labelledby': 'x' }).root();
    expect(labelled).not.toHaveProperty('aria-label');
  });

  it('is a group where it is the controls of another, and nothing with one slide or a design that shows all', () => {
    const controls = statesOf({ html: TWO, isControls: true }).root();
    expect(controls).toMatchObject({ role: 'group' });
    expect(controls).not.toHaveProperty('aria-roledescription');
    expect(statesOf({ html: '<div></div>' }).root()).toEqual({});
    expect(statesOf({ html: TWO, design: { show: undefined } as never }).root()).toEqual({});
  });
});

describe('a slide', () => {
  it.each([
    ['<div></div>', { role: 'group', 'aria-label': true }],
    ['<div aria-label="Fern"></div>', { role: 'group' }],
    ['<article></article>', { 'aria-label': true }],
    ['<section role="note"></section>', { 'aria-label': true }],
    ['<figure></figure>', { role: 'group', 'aria-label': true }],
    ['<a></a>', { role: 'group', 'aria-label': true }],
  ])('%s is a group with its place as a name, unless it has its own', (html, wanted) => {
    const slide = statesOf({ html: html + html }).slide(0);
    expect(slide['aria-roledescription']).toEqual(expect.any(String));
    expect(slide.role).toBe((wanted as { role?: string }).role);
    expect('aria-label' in slide).toBe('aria-label' in wanted);
  });

  it.each(['<li></li>', '<img>', '<a href="/x"></a>'])('%s keeps its own role', (html) => {
    expect(statesOf({ html: html + html }).slide(0)).toEqual({});
  });

  it('says its place, and which one it chooses where it is a control', () => {
    expect(statesOf({ html: TWO }).slide(1)['aria-label']).toMatch(/2.*2/);
    expect(statesOf({ html: TWO, isControls: true }).slide(1)).toMatchObject({
      role: 'button',
      tabindex: '0',
      'aria-label': expect.stringMatching(/2/),
    });
  });
});

describe('the tab stop of a gallery', () => {
  const withStop = { design: { hasSlideStop: true } };
  const tabIndexes = ({ slide }: ReturnType<typeof statesOf>) => [slide(0).tabindex, slide(1).tabindex];

  it('is its current slide, where the design wants that', () => {
    expect(tabIndexes(statesOf({ html: TWO, ...withStop }))).toEqual(['0', '-1']);
    expect(tabIndexes(statesOf({ html: TWO }))).toEqual([undefined, undefined]);
  });

  it('is each of them where they are controls', () => {
    expect(tabIndexes(statesOf({ html: TWO, ...withStop, isControls: true }))).toEqual(['0', '0']);
  });

  it.each([
    '<div><a href="/x"></a></div>',
    '<div><button></button></div>',
    '<div><p class="sqs-video-wrapper"></p></div>',
    '<div tabindex="0"></div>',
  ])('is what is in the slide where that can have focus: %s', (html) => {
    expect(tabIndexes(statesOf({ html: html + html, ...withStop }))).toEqual([undefined, undefined]);
  });

  it('is a button where the slide is an image, with a name', () => {
    const { slide } = statesOf({ html: '<img alt="Fern"><img alt=" ">', ...withStop });
    expect(slide(0)).toEqual({ tabindex: '0', role: 'button' });
    expect(slide(1)).toEqual({ tabindex: '-1', role: 'button', 'aria-label': expect.any(String) });
  });

  it('follows the current slide, although what it has written makes a slide focusable', () => {
    const states = statesOf({ html: TWO, ...withStop });
    states.gallery.next();
    states.update();
    expect(tabIndexes(states)).toEqual(['-1', '0']);
  });
});

describe('the classes of slides', () => {
  const classes = (html: string, currentIndex = 1) => {
    const { context, gallery, slides } = createContext({ html, attributes: { design: 'stacked' } });
    const { update } = createSlideStates(context);
    gallery.go(currentIndex);
    update();
    return slides.map(({ className }) => className);
  };
  const SLIDE = 'sqs-gallery-design-stacked-slide';
  const OWN = `<div class="${SLIDE}"></div>`;

  it('are all written where the server has left them out', () => {
    expect(classes(TWO)).toEqual([SLIDE, `${SLIDE} sqs-active-slide`]);
    expect(classes(`${OWN}<div></div>`)).toEqual([SLIDE, `${SLIDE} sqs-active-slide`]);
    expect(classes(`<div class="${SLIDE} sqs-active-slide"></div>${OWN}`)).toEqual([
      SLIDE,
      `${SLIDE} sqs-active-slide`,
    ]);
  });

  it('are the server’s but for the current slide’s where they are there', () => {
    expect(classes(OWN + OWN)).toEqual([SLIDE, `${SLIDE} sqs-active-slide`]);
    expect(classes(OWN + OWN, 0)).toEqual([`${SLIDE} sqs-active-slide`, SLIDE]);
  });
});

describe('a gallery whose design tells which slides are seen', () => {
  const setUp = (html = '<div></div>'.repeat(3)) => {
    const made = createContext({ html, design: { isWatched: true, hasSlideStop: true } });
    const states = createSlideStates(made.context);
    const go = (index: number) => {
      made.gallery.go(index);
      states.update();
    };
    const active = () => made.slides.map((slide) => slide.classList.contains('sqs-active-slide'));
    return { ...made, ...states, go, active };
  };

  it('has only classes and a tab stop until it does, and then roles and names', () => {
    const { root, slides, go, active, setShown } = setUp();
    go(1);
    expect(active()).toEqual([false, true, false]);
    expect(slides.map((slide) => slide.getAttribute('tabindex'))).toEqual([null, '0', null]);
    expect([root.getAttribute('role'), slides[1]?.getAttribute('role')]).toEqual([null, null]);
    setShown(new Set([1]));
    expect([root.getAttribute('role'), slides[1]?.getAttribute('role')]).toEqual(['group', 'group']);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
    expect(slides.map((slide) => slide.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
  });

  it('takes the class from the slide before, also if another script has written the others', () => {
    const own = '<div class="sqs-gallery-design-base-slide"></div>';
    const { go, active } = setUp(own.repeat(3));
    expect(active()).toEqual([true, false, false]);
    go(1);
    expect(active()).toEqual([false, true, false]);
  });

  it('moves focus with the current slide, and lets a slide out of view keep it until it leaves', async () => {
    const { slides, go, setShown } = setUp();
    setShown(new Set([0, 1, 2]));
    slides[0]?.focus();
    go(1);
    expect(document.activeElement).toBe(slides[1]);
    const link = document.createElement('button');
    slides[2]?.append(link);
    link.focus();
    setShown(new Set([0]));
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, false]);
    link.blur();
    await expect.poll(() => slides[2]?.hasAttribute('inert'), { interval: 1 }).toBe(true);
  });

  it('leaves focus that is on none of its slides', () => {
    const { go, setShown } = setUp();
    setShown(new Set([0, 1, 2]));
    go(1);
    expect(document.activeElement).toBe(document.body);
  });
});
