import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { childElements } from '../../dom/child-elements';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { GalleryContext } from '../model/gallery-context';
import type { Activation } from './activation';
import { describeControl } from './describe-control';

const t = createMessages(messages);

/** Shows a number in an element until the scope ends; then the server's content comes back. */
function createNumber(element: HTMLElement, { defer }: GalleryContext['scope']): (number: number) => void {
  const before = [...element.childNodes];
  const shown = document.createTextNode('');
  element.replaceChildren(shown);
  defer(() => {
    // Content that another script has written since stays.
    if (shown.parentNode === element) element.replaceChildren(...before);
  });
  return (number) => {
    shown.data = String(number);
  };
}

interface Position {
  readonly currentIndex: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** All slides are visible at once: there is nothing to control. */
  readonly fits: boolean;
}

/** Next and previous buttons: disabled at an end without `loop`, hidden where all slides fit. */
function createSteppers({ gallery, design, slides }: GalleryContext, activation: Activation) {
  const { loop, elements } = gallery.attributes;
  const { next = [], previous = [] } = elements;
  const styles = design.touchAction && slides.length > 1 ? { 'touch-action': design.touchAction } : {};
  const steppers = [
    ...previous.map((element) => ({ element, isNext: false, name: t('previous') })),
    ...next.map((element) => ({ element, isNext: true, name: t('next') })),
  ].map((stepper) => ({ ...stepper, attributes: describeControl(stepper.element, stepper.name) }));
  for (const { element, isNext } of steppers)
    activation.add(element, () => void (isNext ? gallery.next() : gallery.previous()));

  return ({ isFirst, isLast, fits }: Position, owner: LedgerOwner) => {
    for (const { element, isNext, attributes } of steppers) {
      const isEnd = !loop && (isNext ? isLast : isFirst);
      owner.claim(element, {
        classes: {
          ...(isEnd && { 'sqs-disabled': true }),
          ...(fits && { 'sqs-hidden': true, 'sqs-gallery-controls-disabled': true }),
        },
        attributes: { ...attributes, ...(isEnd && { 'aria-disabled': 'true' }) },
        styles,
      });
    }
  };
}

/** Dots, numbers or thumbnails, in groups: one for each slide. */
function createDots({ gallery, slides }: GalleryContext, activation: Activation) {
  const { controls = [] } = gallery.attributes.elements;
  const dots = controls.flatMap((group) =>
    childElements(group)
      // Any more lead nowhere.
      .slice(0, slides.length)
      .map((element, index) => ({
        element,
        index,
        attributes: describeControl(element, t('slideNumber', { number: index + 1 })),
      })),
  );
  for (const { element, index } of dots) activation.add(element, () => void gallery.go(index));

  return {
    count: dots.length,
    claimGroups(owner: LedgerOwner) {
      for (const group of controls) {
        owner.claim(group, {
          classes: { ...(slides.length < 2 && { 'sqs-gallery-controls-disabled': true }) },
          attributes: {
            ...(!group.hasAttribute('role') && { role: 'group' }),
            ...(!group.hasAttribute('aria-label') && { 'aria-label': t('controls') }),
          },
        });
      }
    },
    show({ currentIndex }: Position, owner: LedgerOwner) {
      for (const { element, index, attributes } of dots) {
        const isCurrent = index === currentIndex;
        owner.claim(element, {
          classes: { ...(isCurrent && { 'sqs-active-slide': true }) },
          attributes: { ...attributes, ...(isCurrent && { 'aria-disabled': 'true' }) },
        });
      }
    },
  };
}

/** Adopts the server's controls: next and previous, dots or thumbnails, counters. There may be several of each, or none. */
export function adoptControls(context: GalleryContext, activation: Activation): void {
  const { gallery, slides, scope } = context;
  const { elements } = gallery.attributes;
  const owner = scope.owner();
  const showSteppers = createSteppers(context, activation);
  const dots = createDots(context, activation);
  const numbers = (elements.currentIndex ?? []).map((element) => createNumber(element, scope));
  for (const total of elements.totalSlides ?? []) createNumber(total, scope)(slides.length);
  dots.claimGroups(owner);

  const readPosition = (): Position => {
    const { currentIndex, carousel } = gallery.get();
    return {
      currentIndex,
      isFirst: carousel ? carousel.isFirstGroup : currentIndex === 0,
      isLast: carousel ? carousel.isLastGroup : currentIndex === slides.length - 1,
      fits: slides.length < 2 || carousel?.totalGroups === 1,
    };
  };
  let shown = '';
  function show(): void {
    const position = readPosition();
    const { currentIndex, isFirst, isLast, fits } = position;
    // The store also changes for reasons that are not shown here, such as motion.
    const state = `${isFirst} ${isLast} ${fits} ${dots.count || numbers.length ? currentIndex : ''}`;
    if (state === shown) return;
    shown = state;
    showSteppers(position, owner);
    dots.show(position, owner);
    for (const showNumber of numbers) showNumber(currentIndex + 1);
  }
  show();
  scope.defer(gallery.subscribe(scope.guard(show)));
}
