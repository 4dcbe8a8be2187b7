import type { Claims } from '../../core/ledger/ledger.types';

type Classes = NonNullable<Claims['classes']>;

/** The classes of slides that theme CSS waits for. */
export interface SlideClasses {
  /** Most servers write them, with no slide active: then only the current slide needs one. */
  readonly isServers: boolean;
  of(isActive: boolean): Classes;
}

export function createSlideClasses(
  list: HTMLElement,
  slides: readonly HTMLElement[],
  design: string,
): SlideClasses {
  const slideClass = `sqs-gallery-design-${design}-slide`;
  const isServers =
    slides[0]?.parentElement === list &&
    !list.querySelector(`:scope > :not(.${slideClass}), :scope > .sqs-active-slide`);
  return {
    isServers,
    of(isActive) {
      if (isServers) return isActive ? { 'sqs-active-slide': true } : {};
      return { [slideClass]: true, 'sqs-active-slide': isActive };
    },
  };
}
