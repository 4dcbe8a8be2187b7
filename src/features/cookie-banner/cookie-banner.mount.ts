// @chunk whole

import { answersOf, type ConsentAnswers } from '../../consent/categories';
import { asksForChoice } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { liveContext } from '../../context/live-context';
import type { FeatureScope, Woken } from '../../core/entry/feature';
import { pageLedger } from '../../core/ledger/page-ledger';
import { record } from '../../data/shape';
import { whenIdle } from '../../dom/idle';
import type { Announcer } from '../../ui/live-region/announcer';
import { type BannerTexts, buildBanner } from './banner-element';
import { placeBanner } from './banner-place';
import { type BannerSettings, readBanner } from './cookie-banner.data';
// None of them has a placeholder, so a first visit waits for no formatter.
import words from './cookie-banner.messages.json';
import { showSavedPreferences } from './saved-preferences';
import './cookie-banner.css';

const readRecord = record();

/** The settings as the page has them at this moment: an editor changes them in place. */
const liveSettings = (given: unknown): Readonly<Record<string, unknown>> | undefined =>
  readRecord(given) ?? readRecord(readRecord(liveContext())?.cookieSettings);

/** Shows the banner, the way back to a choice, or nothing; drawn anew whenever one of its reasons changes. */
export function mount(scope: FeatureScope, woken: readonly Woken[]): () => void {
  const { consent, bus, report, loadChunk } = scope;
  const owner = pageLedger.owner('cookie-banner');
  const read = (source: Readonly<Record<string, unknown>> | undefined) =>
    readBanner(source, (path, wanted) => {
      report(
        'read',
        'cookie-banner',
        `cookieSettings.${path} has the wrong type (${wanted} is expected), so the default is used.`,
      );
    });
  let source = scope.context.cookieSettings;
  let settings = read(source);
  let isForced = false;
  let isReopened = false;
  /** The visitor is answering here, and no script of the page or other tab. */
  let isAnswering = false;
  let opener: Element | null = null;
  let stopWatching = () => {};
  let closeManage = () => {};
  let wayBack: HTMLElement | undefined;
  let shown: HTMLElement | undefined;
  let focusing: typeof import('./banner-focus') | undefined;
  let leavePage = () => {};
  let announcer: Announcer | undefined;

  const choose = (answers: ConsentAnswers) => {
    // In the editor the banner is looked at, not answered.
    if (isForced) return;
    isAnswering = true;
    consent.choose(answers);
    isAnswering = false;
  };
  const manage = () => {
    if (isForced) return;
    loadChunk('manage-cookies', () => import('./manage-cookies')).then(
      ({ openManageCookies }) => {
        closeManage();
        closeManage = openManageCookies({
          choice: consent.get(),
          hasSignal: hasPrivacySignal(),
          theme: settings,
          onSave: choose,
        });
      },
      (error) => {
        report('load', 'cookie-banner', error);
        // The visitor has pressed a button, and nothing would happen.
        bus.emit('system-error:show');
      },
    );
  };
  const textsOf = (given: BannerSettings): BannerTexts => ({
    label: words.notice,
    body: given.text || words.text,
    accept: given.acceptText || words.accept,
    // Who comes back to the choice may want to take it back.
    decline:
      given.acceptType === 'OPT_IN_AND_OUT' || isReopened ? given.declineText || words.decline : undefined,
    manage: given.hasManage ? given.manageText || words.manage : undefined,
    signal: hasPrivacySignal() && !consent.get() ? words.signal : undefined,
  });

  const clear = () => {
    stopWatching();
    stopWatching = () => {};
    wayBack = undefined;
    shown = undefined;
    owner.release();
  };
  /** Nobody needs what it covers before the first sight, which more code and a change of the root's style would put off. */
  const watchBanner = (banner: HTMLElement) => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      loadChunk('banner-focus', () => import('./banner-focus')).then(
        (loaded) => {
          focusing = loaded;
          if (shown === banner) stop = loaded.keepPageUsable(banner, settings, owner);
        },
        (error) => report('load', 'cookie-banner', error),
      );
    });
    return () => {
      cancel();
      stop();
    };
  };
  const draw = () => {
    clear();
    const isOn = asksForChoice(source);
    if (isForced || isReopened || (isOn && !consent.get())) {
      const banner = buildBanner(settings, textsOf(settings), {
        choose: (isAccepted) => choose(answersOf(() => isAccepted)),
        manage,
      });
      placeBanner(banner, settings, owner, isForced);
      shown = banner;
      stopWatching = watchBanner(banner);
      if (isReopened) {
        banner.tabIndex = -1;
        banner.focus();
      }
    } else if (isOn && settings.hasManage && settings.savedLayout !== 'HIDDEN') {
      wayBack = showSavedPreferences(settings, settings.savedText || words.preferences, owner, () => open());
    }
  };
  const open = () => {
    opener = document.activeElement;
    if (settings.hasManage) {
      manage();
      return;
    }
    isReopened = true;
    draw();
  };
  const requests: Readonly<Record<string, (payload?: unknown) => void>> = {
    'banner:open': open,
    'banner:force'() {
      isForced = true;
      draw();
    },
    'banner:unforce'() {
      isForced = false;
      draw();
    },
    'banner:update'(payload) {
      source = liveSettings(payload);
      settings = read(source);
      draw();
    },
  };
  const answered = () => {
    closeManage();
    const focused = document.activeElement;
    const hadFocus = focused !== null && (focused === wayBack || shown?.contains(focused));
    // A mouse leaves its focus behind; who uses keys must not start again at the head of the page.
    const isByKeyboard = hadFocus && focused.matches(':focus-visible');
    const from = isReopened ? opener : undefined;
    isReopened = false;
    draw();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
    // Drawn anew, it is another element.
    else if (hadFocus && wayBack) wayBack.focus();
    else if (isByKeyboard && focusing) leavePage = focusing.focusPage();
    if (!isAnswering) return;
    loadChunk('announcer', () => import('../../ui/live-region/announcer')).then(
      ({ createAnnouncer }) => {
        announcer ??= createAnnouncer(document);
        announcer.announce(words.saved);
      },
      (error) => report('load', 'cookie-banner', error),
    );
  };

  const undos = Object.entries(requests).map(([name, answer]) =>
    bus.on(name as 'banner:update', (payload) => answer(payload)),
  );
  undos.push(bus.on('consent:changed', answered));
  draw();
  for (const { name, payload } of woken) requests[name]?.(payload);
  return () => {
    for (const undo of undos) undo();
    closeManage();
    clear();
    leavePage();
    announcer?.destroy();
  };
}
