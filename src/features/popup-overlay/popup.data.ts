import { flag, list, number, object, string, type WarnShape } from '../../data/shape';
import { PopupStyle } from '../../vocabulary/sites';

/** `close` by the button; `dismiss` by Escape, the back gesture or a click beside it. */
export type PopupCloseAction = 'close' | 'dismiss';

/** The owner's settings, with defaults filled in. */
export type PopupSettings = Readonly<ReturnType<typeof readPopup>>;

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
export function readPopup(source: unknown, collectionId: string, warn?: WarnShape) {
  const settings = read(source, 'popupOverlaySettings', warn);
  const isListed = collectionId !== '' && settings.enabledPages.includes(collectionId);
  return {
    /** True if this page may show it. */
    isForPage: settings.style === PopupStyle.show && (settings.showOnAllPages || isListed),
    /** Milliseconds until it appears; undefined: not after a time. */
    delayMs: settings.showOnTimer ? within(settings.timerDelay, LONGEST_DELAY_MS) : undefined,
    /** The share of the page that must be scrolled, 0–100; undefined: not by scrolling. */
    scrollPercentage: settings.showOnScroll ? within(settings.scrollPercentage, 100) : undefined,
    isForPhones: settings.enableMobile,
    /** A new version is shown to everybody again. */
    version: settings.version,
    showUntilSignup: settings.showUntilSignup,
    /** Days until it may appear again; -1: never again. */
    displayFrequency: settings.displayFrequency,
  };
}
