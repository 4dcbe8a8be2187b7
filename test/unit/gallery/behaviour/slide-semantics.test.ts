// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createSlideSemantics } from '../../../../src/gallery/behaviour/slide-semantics';
import { createContext } from './gallery-context';

afterEach(() => document.body.replaceChildren());

const semanticsOf = (setting: Parameters<typeof createContext>[0], rootAttributes: object = {}) => {
  const { context, root, slides } = createContext(setting);
  for (const [name, value] of Object.entries(rootAttributes)) root.setAttribute(name, `${value}`);
  return { ...createSlideSemantics(context), slides };
};
const TWO = '<div></div><div></div>';

describe('a gallery', () => {
  it('is a named carousel', () => {
    expect(semanticsOf({ html: TWO, label: 'Garden' }).root).toEqual({
      role: 'group',
      'aria-roledescription': expect.any(String),
      'aria-label': 'Garden',
    });
    expect(semanticsOf({ html: TWO }).root?.['aria-label']).toEqual(expect.any(String));
  });

  it('keeps the role and the name that the server gave it', () => {
    const { root } = semanticsOf({ html: TWO, label: 'Garden' }, { role: 'region', 'aria-label': 'Own' });
    expect(Object.keys(root ?? {})).toEqual(['aria-roledescription']);
    const labelled = semanticsOf({ html: TWO, label: 'Garden' }, { 'aria-labelledby': 'x' }).root;
    expect(labelled).not.toHaveProperty('aria-label');
  });

  it('is a group where it is the controls of another, and nothing with one slide or a design that shows all', () => {
    const controls = semanticsOf({ html: TWO, isControls: true }).root;
    expect(controls).toMatchObject({ role: 'group' });
    expect(controls).not.toHaveProperty('aria-roledescription');
    expect(semanticsOf({ html: '<div></div>' }).root).toBeUndefined();
    expect(semanticsOf({ html: TWO, design: { show: undefined } as never }).root).toBeUndefined();
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
    const role = semanticsOf({ html: html + html }).roleOf(0);
    expect(role['aria-roledescription']).toEqual(expect.any(String));
    expect(role.role).toBe((wanted as { role?: string }).role);
    expect('aria-label' in role).toBe('aria-label' in wanted);
  });

  it.each(['<li></li>', '<img>', '<a href="/x"></a>'])('%s keeps its own role', (html) => {
    expect(semanticsOf({ html: html + html }).roleOf(0)).toEqual({});
  });

  it('says its place, and which one it chooses where it is a control', () => {
    const { roleOf } = semanticsOf({ html: TWO });
    expect(roleOf(1)['aria-label']).toMatch(/2.*2/);
    const control = semanticsOf({ html: TWO, isControls: true }).roleOf(1);
    expect(control).toMatchObject({
      role: 'button',
      tabindex: '0',
      'aria-label': expect.stringMatching(/2/),
    });
    expect(roleOf(7)).toEqual({});
  });
});

describe('the tab stop of a gallery', () => {
  const withStop = { design: { hasSlideStop: true } };
  it('is its current slide, where the design wants that', () => {
    const { stopOf } = semanticsOf({ html: TWO, ...withStop });
    expect([stopOf(0, true), stopOf(1, false), stopOf(7, true)]).toEqual([
      { tabindex: '0' },
      { tabindex: '-1' },
      {},
    ]);
    expect(semanticsOf({ html: TWO }).stopOf(0, true)).toEqual({});
    expect(semanticsOf({ html: TWO, ...withStop, isControls: true }).stopOf(0, true)).toEqual({});
  });

  it.each([
    '<div><a href="/x"></a></div>',
    '<div><button></button></div>',
    '<div><p class="sqs-video-wrapper"></p></div>',
    '<div tabindex="0"></div>',
  ])('is what is in the slide where that can have focus: %s', (html) => {
    const { isStop, slides } = semanticsOf({ html: html + html, ...withStop });
    expect(slides[0] && isStop(slides[0])).toBe(false);
  });

  it('is a button where the slide is an image, with a name', () => {
    const { stopOf } = semanticsOf({ html: '<img alt="Fern"><img alt=" ">', ...withStop });
    expect(stopOf(0, true)).toEqual({ tabindex: '0', role: 'button' });
    expect(stopOf(1, false)).toEqual({ tabindex: '-1', role: 'button', 'aria-label': expect.any(String) });
  });

  it('is remembered, since it is written to the slide', () => {
    const { isStop, slides } = semanticsOf({ html: TWO, ...withStop });
    const [slide] = slides;
    if (!slide) throw new Error('There is a slide.');
    expect(isStop(slide)).toBe(true);
    slide.tabIndex = 0;
    expect(isStop(slide)).toBe(true);
  });
});
