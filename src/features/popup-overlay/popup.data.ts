import { flag, list, number, object, string, type WarnShape } from '../../data/shape';
import { PopupStyle } from '../../vocabulary/sites';

/** The owner's settings, with defaults filled in. */
export interface PopupSettings {
  /** Whether this page may show it. */
  readonly isForPage: boolean;
  /** Milliseconds until it appears; undefined: not after a time. */
  readonly delayMs: number | undefined;
  /** How far down the page it appears, 0–100; undefined: not by scrolling. */
  readonly scrollPercentage: number | undefined;
  readonly isForPhones: boolean;
  /** A new version is shown to everybody again. */
  readonly version: number;
  readonly showUntilSignup: boolean;
  /** Days until it may appear again; -1: never again. */
  readonly displayFrequency: number;
}

const read = object({
  style: number(PopupStyle.none),
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

/** A longer delay is a mistake in the settings. */
const LONGEST_DELAY_MS = 3_600_000;

/** Reads the settings; never throws. `collectionId` is that of the page. */
export function readPopup(source: unknown, collectionId: string, warn?: WarnShape): PopupSettings {
  const settings = read(source, 'popupOverlaySettings', warn);
  const isListed = collectionId !== '' && settings.enabledPages.includes(collectionId);
  return {
    isForPage: settings.style === PopupStyle.show && (settings.showOnAllPages || isListed),
    delayMs: settings.showOnTimer ? within(settings.timerDelay, LONGEST_DELAY_MS) : undefined,
    scrollPercentage: settings.showOnScroll ? within(settings.scrollPercentage, 100) : undefined,
    isForPhones: settings.enableMobile,
    version: settings.version,
    showUntilSignup: settings.showUntilSignup,
    displayFrequency: settings.displayFrequency,
  };
}
