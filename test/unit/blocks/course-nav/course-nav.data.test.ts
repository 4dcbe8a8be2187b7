// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readCourseNav } from '../../../../src/blocks/course-nav/course-nav.mount';

function read(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return readCourseNav(element);
}

const BUTTON = 'course-item__side-nav-toggle-button';
const PANEL = '<aside class="course-item__side-nav"><ul class="course-item__side-nav-content"></ul></aside>';

it('takes the buttons of the list, not the icons in them', () => {
  const found = read(
    `${PANEL}<button class="${BUTTON}-desktop"><svg class="${BUTTON}-icon"></svg></button><button class="${BUTTON}-mobile"></button>`,
  );
  expect('toggles' in found && found.toggles.map(({ className }) => className)).toEqual([
    `${BUTTON}-desktop`,
    `${BUTTON}-mobile`,
  ]);
});

it('gives up a course without a list of lessons, and one whose list nothing opens', () => {
  expect(read(`<button class="${BUTTON}-desktop"></button>`)).toHaveProperty('fault');
  expect(read(PANEL)).toHaveProperty('fault');
});
