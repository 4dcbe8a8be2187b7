import type { LedgerOwner } from '../core/ledger/ledger.types';
import { pageLedger } from '../core/ledger/page-ledger';
import { number, object } from '../data/shape';

/** A text and the room that it has. */
interface TextFit {
  /** Writes a font size in px; undefined gives the text its own size back. */
  readonly write: (size: number | undefined) => void;
  /** The current width of the text, in px. */
  readonly width: () => number;
  /** In px. */
  readonly room: number;
  /** In px. */
  readonly least: number;
}

/** Rounding of the browser's. */
const SAME_PX = 0.5;

/**
 * Makes a text that is `size` px high smaller, until it is no wider than its room; never smaller than `least`. Each step is as large as the text
 * is too wide, so that few layouts are needed.
 */
function shrinkToFit({ write, width, room, least }: TextFit, size: number): void {
  let current = size;
  let now = width();
  while (now > room + SAME_PX && current > least) {
    current = Math.max(least, Math.min(current - 1, Math.floor((current * room) / now)));
    write(current);
    now = width();
  }
}

/** The old platform's values. */
const MIN_FONT_PX = 11;
const RESIZE_DEBOUNCE_MS = 100;

const readConfig = object({ minFontSize: number(MIN_FONT_PX), triggerWidth: number() });

interface Shrunk {
  readonly element: HTMLElement;
  readonly parent: Element;
  readonly minFontSize: number;
  /** The text is shrunk in windows up to this width, in px; default: in all. */
  readonly triggerWidth: number | undefined;
}

function innerWidthOf(parent: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(parent);
  return parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function shrink({ element, parent, minFontSize, triggerWidth }: Shrunk, owner: LedgerOwner): void {
  const write = (size: number | undefined) =>
    owner.claim(element, size === undefined ? {} : { styles: { 'font-size': `${size}px` } });
  // Its own size, in this window.
  write(undefined);
  const room = innerWidthOf(parent);
  if (room <= 0 || (triggerWidth !== undefined && innerWidth > triggerWidth)) return;
  shrinkToFit(
    {
      write,
      // An inline element has no scroll width.
      width: () => Math.max(element.scrollWidth, element.getBoundingClientRect().width),
      room,
      least: minFontSize,
    },
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
}

export type TextShrink = ReturnType<typeof createTextShrink>;

/** `TextShrink` of the old platform: titles that are too wide for what is around them. */
export function createTextShrink(warn: (message: string, element: Element) => void) {
  const owner = pageLedger.owner('text-shrink');
  const all = new Map<Element, Shrunk>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shrinkAll = () => {
    for (const one of all.values()) shrink(one, owner);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(shrinkAll, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', wait);
  // The page's fonts may be wider than those before them.
  document.fonts.addEventListener('loadingdone', shrinkAll);
  return {
    /** Shrinks a text to the width of `parent`, now and after each resize. */
    add(element: Element, config: unknown, parent: Element | null): void {
      if (!(element instanceof HTMLElement) || !parent) {
        warn(
          'Only an HTML element with a parent can be shrunk: this one stays as it is. Call `plug` on the title itself.',
          element,
        );
        return;
      }
      const { minFontSize, triggerWidth } = readConfig(config, '', (path, wanted) =>
        warn(
          `${path || 'What `plug` was given'} is not a valid ${wanted}, the default is used. Check the call of \`plug\`.`,
          element,
        ),
      );
      const one = { element, parent, minFontSize, triggerWidth };
      all.set(element, one);
      shrink(one, owner);
    },
    end(): void {
      clearTimeout(timer);
      removeEventListener('resize', wait);
      document.fonts.removeEventListener('loadingdone', shrinkAll);
      all.clear();
      owner.release();
    },
  };
}
