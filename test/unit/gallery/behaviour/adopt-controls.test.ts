// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { adoptControls } from '../../../../src/gallery/behaviour/controls';
import { elementOf } from '../../support/markup';
import { createContext } from './gallery-context';

function adopt({
  slides = 3,
  loop = false,
  touchAction = '',
  group = '<div><i></i><i></i><i></i><i></i></div>',
} = {}) {
  const [next, previous, dots] = [elementOf('<b></b>'), elementOf('<b></b>'), elementOf(group)];
  const [counter, total] = [elementOf('<span>one</span>'), elementOf('<span>all</span>')];
  const elements = {
    next: [next],
    previous: [previous],
    controls: [dots],
    currentIndex: [counter],
    totalSlides: [total],
  };
  const { context, scope, gallery } = createContext({
    html: '<p></p>'.repeat(slides),
    attributes: { loop, elements },
    design: touchAction ? { touchAction } : {},
  });
  const actions = new Map<Element, () => void>();
  adoptControls(context, { add: (element: Element, act: () => void) => actions.set(element, act) } as never);
  const press = (element: Element | null | undefined) => actions.get(element as Element)?.();
  return { next, previous, dots, counter, total, actions, press, scope, gallery };
}

/** Their classes, and whether they say that they are disabled. */
const looks = (...controls: Element[]) =>
  controls.map((control) => `${control.className} ${control.getAttribute('aria-disabled')}`);

it('leads on and back, to a slide, and says where the gallery is', async () => {
  const { next, previous, dots, counter, total, press, gallery, actions } = adopt();
  const at = () => [gallery.get().currentIndex, counter.textContent, total.textContent];
  expect(at()).toEqual([0, '1', '3']);
  expect(looks(previous, next)).toEqual(['sqs-disabled true', ' null']);
  press(next);
  await vi.waitFor(() => expect(at()).toEqual([1, '2', '3']));
  expect(looks(previous, next)).toEqual([' null', ' null']);
  press(dots.children[2]);
  await vi.waitFor(() => expect(at()).toEqual([2, '3', '3']));
  expect(looks(...dots.children)).toEqual([' null', ' null', 'sqs-active-slide true', ' null']);
  expect(looks(previous, next)).toEqual([' null', 'sqs-disabled true']);
  press(previous);
  await vi.waitFor(() => expect(at()).toEqual([1, '2', '3']));
  // A dot without a slide.
  expect(actions.has(dots.children[3] as Element)).toBe(false);
});

it('names controls, which are a group', () => {
  const { next, previous, dots } = adopt();
  expect(next.getAttribute('aria-label')).not.toBe(previous.getAttribute('aria-label'));
  expect(dots.children[1]?.getAttribute('aria-label')).toContain('2');
  expect(dots.getAttribute('role')).toBe('group');
  expect(dots.getAttribute('aria-label')).toBeTruthy();
  expect(dots.className).toBe('');
});

it('keeps the role and the name that the server has written', () => {
  const { dots } = adopt({ group: '<div role="list" aria-label="Pictures"></div>' });
  expect([dots.getAttribute('role'), dots.getAttribute('aria-label')]).toEqual(['list', 'Pictures']);
});

it('is not there for a single slide', () => {
  const { next, dots } = adopt({ slides: 1, touchAction: 'pan-y' });
  expect(dots.className).toBe('sqs-gallery-controls-disabled');
  expect(looks(next)).toEqual(['sqs-disabled sqs-hidden sqs-gallery-controls-disabled true']);
  expect(next.style.touchAction).toBe('');
});

it('leaves swipes on its buttons to the gallery', () => {
  expect(adopt({ slides: 2, touchAction: 'pan-y' }).next.style.touchAction).toBe('pan-y');
});

it('has no end in a loop', () => {
  const { previous, next } = adopt({ loop: true, slides: 1 });
  expect(looks(previous, next)).toEqual(Array(2).fill('sqs-hidden sqs-gallery-controls-disabled null'));
  expect(looks(adopt({ loop: true }).previous)).toEqual([' null']);
});

it('gives numbers back, unless another script has written over them', () => {
  const { counter, total, scope } = adopt();
  total.replaceChildren('5');
  scope.end();
  expect([counter.textContent, total.textContent]).toEqual(['one', '5']);
});
