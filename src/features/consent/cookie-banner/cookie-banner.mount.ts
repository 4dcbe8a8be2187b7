import { isAsking } from '../../../consent/answers';
import type { ConsentAnswers } from '../../../consent/categories';
import { asksForChoice, hasPrivacySignal } from '../../../consent/policy';
import { liveContext } from '../../../context/live-context';
import type { Scope } from '../../../core/scope';
import { defineFeature } from '../../../core/unit';
import { record } from '../../../data/shape';
import { type Announce, createAnnouncer } from '../../../ui/live-region/announcer';
import { type BannerSettings, readBanner } from './cookie-banner.data';
import { bannerTexts, t } from './cookie-banner-messages';
import { type Shown, showBanner, showSavedPreferences } from './show-banner';
import './cookie-banner.css';

declare module '../../../core/entry/events' {
  interface InlayEvents {
    /** Shows the cookie banner whatever the settings and the choice say; its buttons do nothing. For editors. */
    'banner:force': () => void;
    /** Ends `banner:force`. */
    'banner:unforce': () => void;
    /** The cookie settings have changed: redraws the banner, from these or from the page's. */
    'banner:update': (cookieSettings?: unknown) => void;
    /** Asks again although the visitor has chosen. */
    'banner:open': () => void;
  }
}

/** Opens the panel in which visitors choose by category. Its code comes with the first click. */
function createPanelOpener(scope: Scope, onSave: (answers: ConsentAnswers) => void) {
  let panel = scope.part();
  return {
    open(theme: BannerSettings): void {
      scope
        .load('open-cookie-panel', () => import('./open-cookie-panel'))
        .then(
          scope.guard(({ openCookiePanel }) => {
            panel.end();
            panel = scope.part();
            openCookiePanel(panel, { theme, onSave });
          }),
          (error) => {
            scope.warn('load', error);
            // Without a message nothing would happen after the click.
            scope.bus.emit('system-error:show');
          },
        );
    },
    close: () => panel.end(),
  };
}

const readRecord = record();

/** The settings given, or those in the page's context now: an editor changes them in place. */
const liveSettings = (given: unknown): Readonly<Record<string, unknown>> | undefined =>
  readRecord(given) ?? readRecord(readRecord(liveContext())?.cookieSettings);

/** The banner's settings, and whether it asks visitors; an editor replaces them. */
function createSettings(scope: Scope) {
  let source: ReturnType<typeof liveSettings> = scope.context.cookieSettings;
  const read = () =>
    readBanner(source, (path, ...misfit) => scope.warnShape(`cookieSettings.${path}`, ...misfit));
  let settings = read();
  return {
    get: () => settings,
    isOn: () => asksForChoice(source),
    replace(given: unknown) {
      source = liveSettings(given);
      settings = read();
    },
  };
}

/** Returns where focus goes when what was shown is gone: to what had opened it, else to where it was before. */
function keepFocus(scope: Scope, before: Shown | undefined, opener: Element | null): (now?: Shown) => void {
  const focused = document.activeElement;
  const hadFocus = focused !== null && before?.host.contains(focused);
  return (now) => {
    const saved = now?.host.querySelector<HTMLElement>('.inlay-cookie-saved-open');
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // Drawn anew, it is another element.
    else if (hadFocus && saved) saved.focus();
    else if (hadFocus) before?.returnFocus?.(scope);
  };
}

/** Shows the banner, the button that opens a saved choice again, or nothing. */
export const unit = defineFeature({
  mount(_, scope) {
    const { consent } = scope;
    const settings = createSettings(scope);
    let isForced = false;
    let isReopened = false;
    /** The visitor is answering in this banner or panel, not a script of the page or another tab. */
    let isAnswering = false;
    let opener: Element | null = null;
    let part = scope.part();
    let shown: Shown | undefined;
    let announce: Announce | undefined;

    const choose = scope.guard((answers: ConsentAnswers) => {
      // In the editor the banner is looked at, not answered.
      if (isForced) return;
      isAnswering = true;
      consent.choose(answers);
      isAnswering = false;
    });
    const panel = createPanelOpener(scope, choose);
    const manage = scope.guard(() => {
      if (!isForced) panel.open(settings.get());
    });

    const show = (): Shown | undefined => {
      const banner = settings.get();
      const isOn = settings.isOn();
      if (isForced || isReopened || (isOn && isAsking(consent))) {
        const isOutdated = Boolean(consent.get()) && isAsking(consent);
        const isSignalled = hasPrivacySignal() && !consent.get();
        const texts = bannerTexts(banner, { isReopened, isOutdated, isSignalled });
        const states = { isForced, isReopened };
        return showBanner(part, { settings: banner, texts, ...states, onAnswer: choose, onManage: manage });
      }
      if (!isOn || !banner.hasManage || banner.savedLayout === 'HIDDEN') return undefined;
      return showSavedPreferences(part, banner, open);
    };
    const update = scope.guard(() => {
      part.end();
      part = scope.part();
      shown = undefined;
      shown = show();
    });
    const open = scope.guard(() => {
      opener = document.activeElement;
      if (settings.get().hasManage) {
        manage();
        return;
      }
      isReopened = true;
      update();
    });
    const force = (is: boolean) => {
      isForced = is;
      update();
    };
    scope.on('banner:open', open);
    scope.on('banner:force', () => force(true));
    scope.on('banner:unforce', () => force(false));
    scope.on('banner:update', (cookieSettings) => {
      settings.replace(cookieSettings);
      update();
    });
    scope.on('consent:changed', () => {
      panel.close();
      const moveFocus = keepFocus(scope, shown, isReopened ? opener : null);
      isReopened = false;
      update();
      moveFocus(shown);
      if (!isAnswering) return;
      announce ??= createAnnouncer(scope);
      announce(t('saved'));
    });
    update();
  },
});
