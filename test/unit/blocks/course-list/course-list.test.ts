// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { chooseActionText, progressOf, unit } from '../../../../src/blocks/course-list/course-list.mount';
import { createTestScope } from '../../support/scope';

const TEXT = 'course-item__course-action-button-text';
const chapter = (isOpen: boolean, disabled = '') => `<li>
  <button class="course-list__list-chapter-item-accordion-trigger" aria-expanded="${isOpen}" ${disabled}>Soil</button>
  <div class="course-list__list-chapter-item-accordion-content" aria-hidden="${!isOpen}"><a href="/soil">Clay</a><input type="checkbox"></div>
</li>`;

function mount(chapters: string) {
  const list = document.createElement('div');
  list.className = 'course-list';
  list.innerHTML = `<a class="course-item__course-action-button"><span class="${TEXT} ${TEXT}--resume">Go on</span>
    <span class="${TEXT} ${TEXT}--restart">Again</span><span class="${TEXT} ${TEXT}--start">Begin</span></a><ul>${chapters}</ul>`;
  const scope = createTestScope();
  const served = list.outerHTML;
  unit.mount(unit.read?.(list, scope.warnShape, scope.context) as never, scope, list);
  return {
    list,
    served,
    scope,
    buttonText: () => list.querySelector(`.${TEXT}--active`)?.textContent,
    states: () =>
      [...list.querySelectorAll<HTMLElement>('[class$=content]')].map((content) => [
        content.previousElementSibling?.getAttribute('aria-expanded'),
        content.getAttribute('aria-hidden'),
        content.hasAttribute('inert'),
        content.style.getPropertyValue('--content-scroll-height'),
      ]),
  };
}

it('folds and unfolds chapters, but not those whose trigger is disabled', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(40);
  const { list, states } = mount(chapter(true) + chapter(false) + chapter(true, 'disabled'));
  // Theme CSS knows the height.
  const [open, folded] = [
    ['true', 'false', false, '40px'],
    ['false', 'true', true, '40px'],
  ];
  const served = ['true', 'false', false, ''];
  expect(states()).toEqual([open, folded, served]);
  for (const trigger of list.querySelectorAll('button')) trigger.click();
  expect(states()).toEqual([folded, open, served]);
});

it('says what the button does by how much is done, and gives the page back', () => {
  const { list, served, scope, buttonText } = mount(chapter(true) + chapter(true));
  const [first, second] = list.querySelectorAll('input');
  const progress = () => list.style.getPropertyValue('--course-list-progress');
  const read = [[buttonText(), progress()]];
  for (const box of [first, second]) {
    box?.click();
    box?.dispatchEvent(new Event('change', { bubbles: true }));
    read.push([buttonText(), progress()]);
  }
  expect(read).toEqual([
    ['Begin', '0'],
    ['Go on', '50'],
    ['Again', '100'],
  ]);
  scope.end();
  expect(list.outerHTML).toBe(served);
});

it.each([
  ['data-state="start"', 'none', 1],
  ['data-state="in-progress"', 'some', 1],
  ['data-state="join"', 'some', 0],
] as const)('a text with %s is chosen at progress %s: %i', (attribute, progress, index) => {
  const box = document.createElement('div');
  box.innerHTML = `<span></span><span ${attribute}></span>`;
  const texts = [...box.querySelectorAll('span')];
  expect(chooseActionText(texts, progress)).toBe(texts[index]);
});

it('a course is as far as its checked lessons, and not begun without any', () => {
  const lessons = (...done: readonly boolean[]) => done.map((checked) => ({ checked }));
  expect(progressOf([])).toEqual({ percent: 0, progress: 'none' });
  expect(progressOf(lessons(false, false))).toEqual({ percent: 0, progress: 'none' });
  expect(progressOf(lessons(true, false, false))).toEqual({ percent: 33, progress: 'some' });
  expect(progressOf(lessons(true, true))).toEqual({ percent: 100, progress: 'all' });
});
