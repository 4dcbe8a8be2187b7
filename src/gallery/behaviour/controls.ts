import type { Claims } from '../../core/ledger/ledger.types';
import { childElements } from '../../dom/child-elements';
import { replaceText } from '../../dom/replace-text';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { GalleryState } from '../model/gallery.types';
import type { GalleryContext } from '../model/gallery-context';
import type { Activation } from './activation';
import { describeControl } from './describe-control';

const t = createMessages(messages);

/** The part of a gallery's state that its controls show. */
export type Position = ReturnType<typeof positionOf>;

export const positionOf = ({ currentIndex, numberOfSlides, carousel }: GalleryState) => ({
  currentIndex,
  isFirst: carousel ? carousel.isFirstGroup : currentIndex === 0,
  isLast: carousel ? carousel.isLastGroup : currentIndex === numberOfSlides - 1,
  /** All slides are visible at once: there is nothing to control. */
  fits: numberOfSlides < 2 || carousel?.totalGroups === 1,
});

/** A next or previous button: disabled at an end without `loop`, hidden where all slides fit. */
function stepperClaims(
  { isFirst, isLast, fits }: Position,
  { isNext, loop }: { readonly isNext: boolean; readonly loop: boolean },
): Claims {
  const isEnd = !loop && (isNext ? isLast : isFirst);
  return {
    classes: {
      ...(isEnd && { 'sqs-disabled': true }),
      ...(fits && { 'sqs-hidden': true, 'sqs-gallery-controls-disabled': true }),
    },
    attributes: { ...(isEnd && { 'aria-disabled': 'true' }) },
  };
}

/** A dot, number or thumbnail. */
const dotClaims = (isCurrent: boolean): Claims =>
  isCurrent ? { classes: { 'sqs-active-slide': true }, attributes: { 'aria-disabled': 'true' } } : {};

/** Adopts the server's controls: next and previous, dots or thumbnails, counters. There may be several of each, or none. */
export function adoptControls(
  { gallery, design, slides, scope }: GalleryContext,
  activation: Activation,
): void {
  const { loop, elements } = gallery.attributes;
  const { next = [], previous = [], controls = [], currentIndex: counters = [], totalSlides = [] } = elements;
  const owner = scope.owner();
  const position = createStore(positionOf(gallery.get()));
  // The store also changes for reasons that are not shown here, such as motion.
  const follow = scope.guard(() => {
    const now = positionOf(gallery.get());
    if (JSON.stringify(now) !== JSON.stringify(position.get())) position.set(now);
  });
  scope.defer(gallery.subscribe(follow));

  const styles = design.touchAction && slides.length > 1 ? { 'touch-action': design.touchAction } : {};
  const steppers = [
    ...previous.map((element) => ({ element, isNext: false, name: t('previous') })),
    ...next.map((element) => ({ element, isNext: true, name: t('next') })),
  ];
  for (const { element, isNext, name } of steppers) {
    owner.claim(element, { attributes: describeControl(element, name), styles });
    activation.add(element, () => void (isNext ? gallery.next() : gallery.previous()));
    scope.bind(element, position, (now) => stepperClaims(now, { isNext, loop }));
  }

  for (const group of controls) {
    // Further dots have no slide.
    for (const [index, dot] of childElements(group).slice(0, slides.length).entries()) {
      owner.claim(dot, { attributes: describeControl(dot, t('slideNumber', { number: index + 1 })) });
      activation.add(dot, () => void gallery.go(index));
      for (const claims of [dotClaims, design.dotClaims])
        if (claims) scope.bind(dot, position, ({ currentIndex }) => claims(index === currentIndex));
    }
    owner.claim(group, {
      classes: { ...(slides.length < 2 && { 'sqs-gallery-controls-disabled': true }) },
      attributes: {
        ...(!group.hasAttribute('role') && { role: 'group' }),
        ...(!group.hasAttribute('aria-label') && { 'aria-label': t('controls') }),
      },
    });
  }

  const showNumber = (element: HTMLElement, numberOf: (now: Position) => number) => {
    const { write, restore } = replaceText(element);
    scope.defer(restore);
    scope.follow(position, (now) => write(`${numberOf(now)}`));
  };
  for (const total of totalSlides) showNumber(total, () => slides.length);
  for (const counter of counters) showNumber(counter, ({ currentIndex }) => currentIndex + 1);
}
