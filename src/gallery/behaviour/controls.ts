import { childElements } from '../../dom/child-elements';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { Behaviour, GalleryContext } from '../model/gallery-context';
import type { Activation } from './activation';
import { describeControl } from './describe-control';

const t = createMessages(messages);

/** Shows a number in an element and keeps what the server had there. */
function createNumber(element: HTMLElement) {
  const before = [...element.childNodes];
  const shown = document.createTextNode('');
  element.replaceChildren(shown);
  return {
    show(number: number) {
      shown.data = String(number);
    },
    destroy() {
      // Whoever has written there meanwhile keeps it.
      if (shown.parentNode === element) element.replaceChildren(...before);
    },
  };
}

/** Previous and next, dots or thumbnails, the number of the slide: each may be there several times, or not at all. */
export function createControls(presses: Activation): Behaviour {
  return ({ gallery, design, own, slides }: GalleryContext) => {
    const owner = own();
    const { loop, elements } = gallery.attributes;
    const { next = [], previous = [], controls = [] } = elements;
    const isAlone = slides.length < 2;
    const styles = design.touchAction && !isAlone ? { 'touch-action': design.touchAction } : {};
    const numbers = (elements.currentIndex ?? []).map(createNumber);
    const totals = (elements.totalSlides ?? []).map(createNumber);
    for (const total of totals) total.show(slides.length);

    const steppers = [
      ...previous.map((element) => ({ element, direction: -1, name: t('previous') })),
      ...next.map((element) => ({ element, direction: 1, name: t('next') })),
    ].map((stepper) => ({ ...stepper, attributes: describeControl(stepper.element, stepper.name) }));
    for (const { element, direction } of steppers) {
      presses.add(element, () => void (direction > 0 ? gallery.next() : gallery.previous()));
    }

    const dots = controls.flatMap((group) =>
      childElements(group)
        // More of them than slides: the rest leads nowhere.
        .slice(0, slides.length)
        .map((element, index) => ({
          element,
          index,
          attributes: describeControl(element, t('slideNumber', { number: index + 1 })),
        })),
    );
    for (const { element, index } of dots) presses.add(element, () => void gallery.go(index));
    for (const group of controls) {
      owner.claim(group, {
        classes: { ...(isAlone && { 'sqs-gallery-controls-disabled': true }) },
        attributes: {
          ...(!group.hasAttribute('role') && { role: 'group' }),
          ...(!group.hasAttribute('aria-label') && { 'aria-label': t('controls') }),
        },
      });
    }

    let shown = '';
    function show(): void {
      const { currentIndex, carousel } = gallery.get();
      const isFirst = carousel ? carousel.isFirstGroup : currentIndex === 0;
      const isLast = carousel ? carousel.isLastGroup : currentIndex === slides.length - 1;
      const fits = isAlone || carousel?.totalGroups === 1;
      // Galleries say more than what stands here, motion above all.
      const state = `${isFirst} ${isLast} ${fits} ${dots.length || numbers.length ? currentIndex : ''}`;
      if (state === shown) return;
      shown = state;
      for (const { element, direction, attributes } of steppers) {
        const isEnd = !loop && (direction > 0 ? isLast : isFirst);
        owner.claim(element, {
          classes: {
            ...(isEnd && { 'sqs-disabled': true }),
            ...(fits && { 'sqs-hidden': true, 'sqs-gallery-controls-disabled': true }),
          },
          attributes: { ...attributes, ...(isEnd && { 'aria-disabled': 'true' }) },
          styles,
        });
      }
      for (const { element, index, attributes } of dots) {
        const isCurrent = index === currentIndex;
        owner.claim(element, {
          classes: { ...(isCurrent && { 'sqs-active-slide': true }) },
          attributes: { ...attributes, ...(isCurrent && { 'aria-disabled': 'true' }) },
        });
      }
      for (const number of numbers) number.show(currentIndex + 1);
    }

    show();
    const unsubscribe = gallery.subscribe(show);
    return () => {
      unsubscribe();
      for (const number of [...numbers, ...totals]) number.destroy();
    };
  };
}
