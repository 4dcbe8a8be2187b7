import { flag, list, number, object, string, type WarnShape } from '../../data/shape';

/** The owner's settings, with what is left out filled in. */
export interface PopupSettings {
  /** Whether it is for this page at all. */
  readonly isForPage: boolean;
  /** Milliseconds until it comes; undefined: not by time. */
  readonly delayMs: number | undefined;
  /** How far down the page it comes, 0–100; undefined: not by scrolling. */
  readonly scrollPercentage: number | undefined;
  readonly isForPhones: boolean;
  /** A new one asks everybody again. */
  readonly version: number;
  readonly showUntilSignup: boolean;
  /** Days between two times; -1: never a second time. */
  readonly displayFrequency: number;
}

const read = object({
  style: number(1),
  showOnScroll: flag(),
  scrollPercentage: number(0),
  showOnTimer: flag(),
  timerDelay: number(0),
  showUntilSignup: flag(),
  displayFrequency: number(1),
  enableMobile: flag(),
  enabledPages: list(string()),
  showOnAllPages: flag(),
  version: number(0),
});

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** A popup that nobody would live to see was not meant. */
const LONGEST_DELAY_MS = 3_600_000;

/** Reads the settings; nothing throws. `collectionId` is the page's. */
export function readPopup(source: unknown, collectionId: string, warn?: WarnShape): PopupSettings {
  const settings = read(source, 'popupOverlaySettings', warn);
  const isListed = collectionId !== '' && settings.enabledPages.includes(collectionId);
  return {
    isForPage: settings.style === 2 && (settings.showOnAllPages || isListed),
    delayMs: settings.showOnTimer ? within(settings.timerDelay, LONGEST_DELAY_MS) : undefined,
    scrollPercentage: settings.showOnScroll ? within(settings.scrollPercentage, 100) : undefined,
    isForPhones: settings.enableMobile,
    version: settings.version,
    showUntilSignup: settings.showUntilSignup,
    displayFrequency: settings.displayFrequency,
  };
}
