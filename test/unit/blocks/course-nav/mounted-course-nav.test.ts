// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/course-nav/course-nav.mount';
import type { createStore } from '../../../../src/store/store';
import { mountUnit } from '../../support/mount-unit';

const BUTTON = 'course-item__side-nav-toggle-button';
const HTML = `<header></header><div class="nav-loading" id="course">
  <aside class="course-item__side-nav"><ul class="course-item__side-nav-content">
    <li class="active"><input type="checkbox" class="course-item__side-nav-checkbox"></li>
    <li><input type="checkbox" class="course-item__side-nav-checkbox" checked=""></li>
    <li><input type="checkbox" class="course-item__side-nav-checkbox"></li>
  </ul></aside>
  <button class="${BUTTON}"></button><div class="course-item__side-nav-mobile-backdrop"></div>
  <div class="course-item__side-nav-mobile-header"></div>
  <div class="course-item__content"></div><a class="course-item__next-lesson-button"></a>
  <div class="course-item__footer-container"></div></div>`;

describe('the list of a course’s lessons', () => {
  let isNarrow = false;
  let tellNarrow = () => {};
  let course: HTMLElement;
  let mounted: { scope: { end(): void }; store: ReturnType<typeof createStore<boolean>> };
  const find = (end: string) => document.querySelector<HTMLElement>(`.course-item__${end}`) as HTMLElement;
  const button = () => find('side-nav-toggle-button');
  const start = (html = HTML) => {
    document.body.innerHTML = html;
    course = document.getElementById('course') as HTMLElement;
    vi.spyOn(find('side-nav'), 'offsetWidth', 'get').mockReturnValue(300);
    mounted = mountUnit(unit, course) as typeof mounted;
  };
  const boxOf = (element: Element, top: number, height: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));

  beforeEach(() => {
    isNarrow = false;
    const narrow = new EventTarget();
    Object.defineProperty(narrow, 'matches', { get: () => isNarrow });
    tellNarrow = () => void narrow.dispatchEvent(new Event('change'));
    vi.stubGlobal('matchMedia', () => narrow);
  });
  afterEach(() => {
    mounted.scope.end();
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is closed at first, out of reach of keys, and moves only from the first press on', () => {
    start();
    const lessons = find('side-nav-content');
    expect(mounted.store.get()).toBe(false);
    expect([...course.classList]).toEqual(['nav-closed']);
    expect(lessons.hasAttribute('inert')).toBe(true);
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(button().getAttribute('aria-controls')).toBe(find('side-nav').id);
    button().click();
    expect([...course.classList]).toEqual(['nav-transition']);
    expect(lessons.hasAttribute('inert')).toBe(false);
    expect(button().getAttribute('aria-expanded')).toBe('true');
    button().click();
    expect([...course.classList].sort()).toEqual(['nav-closed', 'nav-transition']);
  });

  it('keeps the id of its panel', () => {
    start(HTML.replace('<aside ', '<aside id="own" '));
    expect(button().getAttribute('aria-controls')).toBe('own');
  });

  it('tells theme CSS the progress in per cent, and whether this lesson is done', () => {
    start();
    const progress = () => course.style.getPropertyValue('--course-item-progress');
    const isDone = () => find('next-lesson-button').dataset.isComplete;
    expect([progress(), isDone()]).toEqual(['33', undefined]);
    const [first] = document.querySelectorAll('input');
    if (first) first.checked = true;
    first?.dispatchEvent(new Event('change', { bubbles: true }));
    expect([progress(), isDone()]).toEqual(['67', 'true']);
    expect(course.style.getPropertyValue('--vh')).toBe('100vh');
  });

  it('tells no progress where there is nothing to check, and the height of the bar, if there is one', () => {
    start(
      HTML.replace(/<input[^>]*>/g, '').replace(
        /<div class="course-item__side-nav-mobile-header"><\/div>/,
        '',
      ),
    );
    expect(course.style.getPropertyValue('--course-item-progress')).toBe('');
    expect(course.style.getPropertyValue('--mobile-nav-header-height')).toBe('0');
  });

  it.each([
    ['fixed', '', 'margin-left: 300px;'],
    ['absolute', '', 'margin-left: 300px;'],
    ['fixed', ' class="nav-align-right"', 'margin-right: 300px;'],
    ['static', '', ''],
  ])('makes room for an open panel that is %s%s', (position, attributes, style) => {
    start(`<div${attributes}>${HTML.replace('<aside ', `<aside style="position: ${position}" `)}</div>`);
    const lesson = find('content');
    expect(lesson.style.cssText).toBe('');
    mounted.store.set(true);
    expect(lesson.style.cssText).toBe(style);
    mounted.store.set(false);
    expect(lesson.style.cssText).toBe('');
  });

  it('makes no room in a narrow window, where the list lies over the lesson', () => {
    start(HTML.replace('<aside ', '<aside style="position: fixed" '));
    mounted.store.set(true);
    expect(course.classList.contains('mobile-layout')).toBe(false);
    isNarrow = true;
    tellNarrow();
    expect(course.classList.contains('mobile-layout')).toBe(true);
    expect(find('content').style.cssText).toBe('');
  });

  it.each([
    // The header's position, its top and height, the button's top and height → by how much the button is moved down.
    ['static', 0, 60, 20, 30, '0 48px'],
    ['fixed', 0, 60, 20, 30, '0 48px'],
    ['static', 0, 60, 59, 30, '0 9px'],
    ['static', 0, 60, 60, 30, ''],
    ['static', 50, 60, 20, 30, ''],
    ['static', 49, 60, 20, 30, '0 97px'],
    ['static', 0, 0, 0, 30, ''],
    ['static', 0, 60, 20, 0, ''],
  ])('moves its button below a %s header at %i, %i px high, from %i, %i px high', (position, ...numbers) => {
    const [top, height, buttonTop, buttonHeight, expected] = numbers as [
      number,
      number,
      number,
      number,
      string,
    ];
    start(HTML.replace('<header>', `<header style="position: ${position}">`));
    boxOf(document.querySelector('header') as Element, top, height);
    boxOf(button(), buttonTop, buttonHeight);
    mounted.store.set(true);
    expect(button().style.translate ?? '').toBe('');
    mounted.store.set(false);
    expect(button().style.getPropertyValue('translate')).toBe(expected);
  });

  it('counts from the top of the page, unless the header stays in view', () => {
    vi.stubGlobal('scrollY', 100);
    for (const [position, expected] of [
      ['static', '0 48px'],
      ['fixed', ''],
    ]) {
      start(HTML.replace('<header>', `<header style="position: ${position}">`));
      boxOf(document.querySelector('header') as Element, -100, 60);
      boxOf(button(), 20, 30);
      isNarrow = false;
      tellNarrow();
      expect(button().style.getPropertyValue('translate'), position).toBe(expected);
      isNarrow = true;
      tellNarrow();
      expect(button().style.getPropertyValue('translate'), `${position}, narrow`).toBe('');
    }
  });

  it('leaves its button where there is no header', () => {
    start(HTML.replace('<header></header>', ''));
    boxOf(button(), 0, 30);
    tellNarrow();
    expect(button().style.getPropertyValue('translate')).toBe('');
  });

  it('closes at a press on the page behind it, and by Escape, which gives the focus back', () => {
    start();
    button().checkVisibility = () => true;
    const pressEscape = () =>
      find('side-nav').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    mounted.store.set(true);
    find('side-nav-mobile-backdrop').click();
    expect(mounted.store.get()).toBe(false);
    pressEscape();
    expect(document.activeElement).toBe(document.body);
    mounted.store.set(true);
    pressEscape();
    expect(mounted.store.get()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('lifts the foot out of the flow only where it would cover the lesson', () => {
    start(
      HTML.replace(
        '"course-item__footer-container"',
        '"course-item__footer-container" style="position: static"',
      ),
    );
    expect(find('footer-container').style.position).toBe('relative');
    mounted.scope.end();
    start(
      HTML.replace(
        '"course-item__footer-container"',
        '"course-item__footer-container" style="position: sticky"',
      ),
    );
    expect(find('footer-container').style.position).toBe('sticky');
  });

  it('moves a foot at the head of the lesson to the place that themes keep for it, and back', () => {
    start(
      HTML.replace(
        'content"></div>',
        'content"><div data-course-item-footer><div class="course-item__footer-background"></div></div></div>',
      ).replace(
        '"course-item__footer-container"',
        '"course-item__footer-container" style="position: static"',
      ),
    );
    const foot = document.querySelector('[data-course-item-footer]');
    expect(foot?.parentElement).toBe(find('footer-container'));
    expect(find('footer-container').style.position).toBe('relative');
    mounted.scope.end();
    expect(foot?.parentElement).toBe(find('content'));
  });

  it('restores the page', () => {
    start();
    button().click();
    mounted.scope.end();
    expect(document.body.innerHTML).toBe(HTML);
  });
});
