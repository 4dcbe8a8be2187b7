import { isAsking } from '../../consent/answers';
import { asksForChoice } from '../../consent/policy';
import type { EventName } from '../../core/entry/bus';
import type { FeatureScope } from '../../core/entry/site-services';
import type { Part, Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { flag, number, object, type Read } from '../../data/shape';
import { whenLoaded } from '../../dom/idle';
import { createLocalStore, type LocalStore } from '../../storage/local-store';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { type PopupCloseAction, type PopupSettings, readPopup } from './popup.data';
import type { PopupTrigger } from './popup-events';

/** The interval at which the waiting time is checked. */
const TICK_MS = 250;

function scrolledPercentage(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const range = scrollHeight - clientHeight;
  // A page that fits into the window cannot be scrolled.
  return range > 0 ? (scrollY / range) * 100 : -1;
}

/**
 * Calls back once, at the first trigger that the settings name: after a time in which the page was visible, or when the page
 * has been scrolled far enough. Never before the page has loaded.
 */
function whenTriggered(
  scope: Scope,
  { delayMs, scrollPercentage }: Pick<PopupSettings, 'delayMs' | 'scrollPercentage'>,
  callback: (trigger: PopupTrigger) => void,
): void {
  const part = scope.part();
  const fire = (trigger: PopupTrigger) => {
    part.end();
    callback(trigger);
  };
  const arm = () => {
    if (delayMs !== undefined) {
      let visibleMs = 0;
      const tick = part.guard(() => {
        if (document.hidden) return;
        visibleMs += TICK_MS;
        if (visibleMs >= delayMs) fire('time');
      });
      const timer = setInterval(tick, TICK_MS);
      part.defer(() => clearInterval(timer));
    }
    if (scrollPercentage !== undefined) {
      const check = () => {
        if (scrolledPercentage() >= scrollPercentage) fire('scroll');
      };
      part.listen(window, 'scroll', check, { passive: true });
    }
  };
  whenLoaded(part, part.guard(arm));
}

/**
 * The platform's own key and shape: visitors who closed its popup do not see ours.
 * @stored browser storage | squarespace-popup-overlay | necessary | until cleared | that the visitor has closed the popup or signed up, so that it is not shown again
 */
const KEY = 'squarespace-popup-overlay';
const DAY_MS = 86_400_000;

/** `date-closed`: milliseconds since 1970. */
const readFields = object({ version: number(-1), submitted: flag(), 'date-closed': number() });

type PopupRecord = Read<typeof readFields>;

/** The stored record of this visitor; undefined: never saw the popup. Dates are numbers or strings that `Date` parses. */
export function readRecord(storage: LocalStore): PopupRecord | undefined {
  const kept = storage.get(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { 'date-closed': closed } = kept as { readonly 'date-closed'?: unknown };
  const time = typeof closed === 'string' ? Date.parse(closed) : closed;
  const known = { ...kept, 'date-closed': Number.isNaN(time) ? undefined : time };
  return readFields(known);
}

/** Checks whether the visitor may see the popup again. */
export function mayReturn(
  record: PopupRecord | undefined,
  { version, showUntilSignup, displayFrequency }: PopupSettings,
  now: number,
): boolean {
  if (!record || record.version !== version) return true;
  if (record.submitted && showUntilSignup) return false;
  const closed = record['date-closed'];
  if (closed === undefined) return true;
  if (displayFrequency < 0) return false;
  // With a wrong clock, then or now, the popup must not appear every time.
  return Math.abs(now - closed) >= displayFrequency * DAY_MS;
}

const TYPED_INTO = 'input,textarea,select,[contenteditable]';

/**
 * Calls back once, as soon as the popup would interrupt nothing: the cookie choice is made, if the site asks for one, no
 * other dialog is open, and the visitor is not typing.
 */
function whenPageIsFree(scope: FeatureScope, callback: () => void): void {
  const part = scope.part();
  const stack = dialogStackOf(document);
  const isUnanswered = () => asksForChoice(scope.context.cookieSettings) && isAsking(scope.consent);
  const check = part.guard(() => {
    const isTyping = document.activeElement?.matches(TYPED_INTO);
    if (isUnanswered() || stack.top() || isTyping) return;
    part.end();
    callback();
  });
  part.on('consent:changed', check);
  part.defer(stack.subscribe(check));
  // During `focusout` the active element is still the body.
  part.listen(document, 'focusout', () => setTimeout(check));
  check();
}

/** Phones, in portrait or landscape. */
const PHONE = `(max-width: ${Breakpoint.phone}px), (max-height: ${Breakpoint.phone}px) and (pointer: coarse)`;

export const unit = defineFeature({
  read: ({ websiteSettings, collectionId }, warn) =>
    readPopup(websiteSettings.popupOverlaySettings, collectionId, warn),

  mount(settings, scope) {
    const { bus, inlay, signal } = scope;
    const storage = createLocalStore('local');
    let shown: { readonly part: Part; readonly host: Element } | undefined;
    let isRequesting = false;

    const remember = (change: { readonly submitted?: boolean; readonly 'date-closed'?: number }) => {
      const known = readRecord(storage);
      const isSame = known?.version === settings.version;
      const before = isSame ? known : { submitted: false, 'date-closed': undefined };
      storage.set(KEY, { ...before, ...change, version: settings.version });
    };
    const hide = (action: PopupCloseAction = 'dismiss') => {
      if (!shown) return;
      shown.part.end();
      remember({ 'date-closed': Date.now() });
      bus.emit('popup:closed', { action });
    };
    // Not before it is time: many visitors have left by then.
    const load = () => scope.load('open-popup', () => import('./open-popup'));
    const open = async (html: string, trigger: PopupTrigger | undefined) => {
      const { openPopup } = await load();
      const part = scope.part();
      const host = await openPopup(part, html, scope.guard(hide));
      if (!host) {
        part.end();
        return;
      }
      shown = { part, host };
      part.defer(() => {
        shown = undefined;
        inlay.destroy(host);
      });
      bus.emit('site:scan', host);
      bus.emit('popup:shown', { trigger });
    };
    /** Without a trigger it was requested, and is shown even if the server would rather not. */
    const show = scope.guard(async (trigger?: PopupTrigger) => {
      const isForced = trigger === undefined;
      if (shown || isRequesting) return;
      isRequesting = true;
      const currentUrl = location.pathname + location.hash;
      const answer = await load()
        .then(({ requestPopup }) => requestPopup(scope, { currentUrl, isForced }))
        .finally(() => {
          isRequesting = false;
        });
      // Without an answer there is no popup, and visitors miss nothing.
      if (signal.aborted || !answer.ok || !(answer.data.shouldDisplayOnPage || isForced)) return;
      whenPageIsFree(
        scope,
        scope.guard(() => open(answer.data.renderedHtml, trigger)),
      );
    });

    scope.on('popup:show', () => show());
    scope.on('popup:hide', () => hide());
    // Any code may emit it; a form in the popup counts as the answer to the popup.
    scope.on('form:submitted' as EventName, (event?: unknown) => {
      const element = (event as { readonly element?: unknown } | undefined)?.element;
      if (element instanceof Node && shown?.host.contains(element)) remember({ submitted: true });
    });
    const isWelcome =
      settings.isForPage &&
      (settings.isForPhones || !matchMedia(PHONE).matches) &&
      mayReturn(readRecord(storage), settings, Date.now());
    if (!isWelcome) return;
    whenTriggered(scope, settings, (trigger) => whenPageIsFree(scope, () => show(trigger)));
    bus.emit('popup:ready');
  },
});
