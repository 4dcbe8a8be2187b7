// @chunk whole
/** @jsxImportSource ../../react/static */
import { answersOf, type ConsentAnswers } from '../../consent/categories';
import { asksForChoice } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { liveContext } from '../../context/live-context';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { record } from '../../data/shape';
import { whenIdle } from '../../dom/idle';
import type { Announcer } from '../../ui/live-region/announcer';
import { placeBanner } from './banner-place';
import { type BannerSettings, readBanner } from './cookie-banner.data';
// None of these texts has a placeholder, so a first visit does not load the formatter.
import messages from './cookie-banner.messages.json';
import { type BannerTexts, CookieBanner } from './cookie-banner.view';
import { SavedPreferences } from './saved-preferences.view';
import './cookie-banner.css';

const readRecord = record();

/** The settings given, or those in the page's context now: an editor changes them in place. */
const liveSettings = (given: unknown): Readonly<Record<string, unknown>> | undefined =>
  readRecord(given) ?? readRecord(readRecord(liveContext())?.cookieSettings);

/** Makes the visitor's answers audible. */
function createSpeaker(scope: Scope): (text: string) => void {
  let announcer: Announcer | undefined;
  scope.defer(() => announcer?.destroy());
  return scope.guard(async (text: string) => {
    const { createAnnouncer } = await scope.load('announcer', () => import('../../ui/live-region/announcer'));
    announcer ??= createAnnouncer(document);
    announcer.announce(text);
  });
}

/** Shows the banner, the button that opens a saved choice again, or nothing. */
export const unit = defineFeature({
  mount(context, scope, pending) {
    const { consent, bus } = scope;
    const read = (from: typeof source) =>
      readBanner(from, (path, ...misfit) => scope.warnShape(`cookieSettings.${path}`, ...misfit));
    let source = context.cookieSettings;
    let settings = read(source);
    let isForced = false;
    let isReopened = false;
    /** The visitor is answering in this banner or panel, not a script of the page or another tab. */
    let isAnswering = false;
    let opener: Element | null = null;
    let shown = scope.part();
    let panel = scope.part();
    let host: Element | undefined;
    let focusPage: ((scope: Scope) => void) | undefined;
    const say = createSpeaker(scope);

    const choose = scope.guard((answers: ConsentAnswers) => {
      // In the editor the banner is looked at, not answered.
      if (isForced) return;
      isAnswering = true;
      consent.choose(answers);
      isAnswering = false;
    });
    const manage = scope.guard(() => {
      if (isForced) return;
      scope
        .load('open-cookie-panel', () => import('./open-cookie-panel'))
        .then(
          scope.guard(({ openCookiePanel }) => {
            panel.end();
            panel = scope.part();
            openCookiePanel(panel, { theme: settings, onSave: choose });
          }),
          (error) => {
            scope.warn('load', error);
            // Without a message nothing would happen after the click.
            bus.emit('system-error:show');
          },
        );
    });
    const textsOf = (given: BannerSettings): BannerTexts => ({
      label: messages.notice,
      body: given.text || messages.text,
      accept: given.acceptText || messages.accept,
      // A visitor who opens the choice again may want to withdraw it.
      decline:
        given.acceptType === 'OPT_IN_AND_OUT' || isReopened
          ? given.declineText || messages.decline
          : undefined,
      manage: given.hasManage ? given.manageText || messages.manage : undefined,
      signal: hasPrivacySignal() && !consent.get() ? messages.signal : undefined,
    });

    const showBanner = () => {
      const part = shown;
      const banner = (
        <CookieBanner
          settings={settings}
          texts={textsOf(settings)}
          onAnswer={(isAccepted) => choose(answersOf(() => isAccepted))}
          onManage={manage}
        />
      );
      host = placeBanner(banner, settings, part.owner(), isForced);
      // Nobody needs what the banner covers before the first paint, which this would delay.
      const watch = part.guard(async () => {
        const code = await part.load('banner-focus', () => import('./banner-focus'));
        focusPage = code.focusPage;
        code.keepPageUsable(banner, settings, part);
      });
      part.defer(whenIdle(watch));
      if (!isReopened) return;
      banner.tabIndex = -1;
      banner.focus();
    };
    const update = scope.guard(() => {
      shown.end();
      shown = scope.part();
      host = undefined;
      const isOn = asksForChoice(source);
      if (isForced || isReopened || (isOn && !consent.get())) {
        showBanner();
      } else if (isOn && settings.hasManage && settings.savedLayout !== 'HIDDEN') {
        const text = settings.savedText || messages.preferences;
        host = document.createElement('inlay-ui');
        host.append(<SavedPreferences settings={settings} text={text} onOpen={open} />);
        shown.owner().insert(host, document.body);
      }
    });
    const open = scope.guard(() => {
      opener = document.activeElement;
      if (settings.hasManage) {
        manage();
        return;
      }
      isReopened = true;
      update();
    });
    const requests: Readonly<Record<string, (payload?: unknown) => void>> = {
      'banner:open': open,
      'banner:force'() {
        isForced = true;
        update();
      },
      'banner:unforce'() {
        isForced = false;
        update();
      },
      'banner:update'(payload) {
        source = liveSettings(payload);
        settings = read(source);
        update();
      },
    };
    scope.on('consent:changed', () => {
      panel.end();
      const focused = document.activeElement;
      const hadFocus = focused !== null && host?.contains(focused);
      // A mouse click leaves focus behind; a keyboard user must not start again at the top of the page.
      const isByKeyboard = hadFocus && focused.matches(':focus-visible');
      const returnTo = isReopened ? opener : undefined;
      isReopened = false;
      update();
      const saved = host?.querySelector<HTMLElement>('.inlay-cookie-saved-open');
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
      // Drawn anew, it is another element.
      else if (hadFocus && saved) saved.focus();
      else if (isByKeyboard) focusPage?.(scope);
      if (isAnswering) say(messages.saved);
    });
    for (const name of Object.keys(requests)) {
      scope.on(name as 'banner:update', (payload) => requests[name]?.(payload));
    }
    update();
    for (const { name, payload } of pending) requests[name]?.(payload);
  },
});
