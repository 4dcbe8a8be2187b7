import { findAll, matches } from '../../dom/find-all';

const PLACE = '.course-item__footer-container';

/** The foot of a lesson and the place that themes keep for it. Some servers write it at the head of the lesson: then it is to move there. */
export function readFoot(course: HTMLElement) {
  const [foot] = findAll(course, '[data-course-item-footer]');
  const [place] = findAll(course, PLACE);
  const isMoving = foot && place && !matches(place, ':has(*)') && !matches(foot, `${PLACE} *`);
  return { foot, place, moves: isMoving ? [[foot, place] as const] : [] };
}
