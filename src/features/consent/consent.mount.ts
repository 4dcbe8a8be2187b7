import { answerTo, isAsking } from '../../consent/answers';
import { CATEGORIES, type ConsentCategory } from '../../consent/categories';
import { readConsentFacts, sendConsentMode } from '../../consent/consent-mode';
import { own } from '../../consent/own-list';
import { hasPrivacySignal, isRefusedBySignal, readConsentPolicy } from '../../consent/policy';
import { readChoice } from '../../consent/read-choice';
import { clearCookies, cookiesToClear } from '../../consent/tracking-cookies';
import { bannerVersion, writeChoice, writeReceipt } from '../../consent/write-choice';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { whenIdle } from '../../dom/idle';
import { createTimer } from '../../dom/timer';
import { unclobbered } from '../../dom/unclobbered';
import { writeText } from '../../storage/stored-text';

/**
 * Written after each choice; other tabs get a storage event and read the cookies again.
 * @stored browser storage | inlay_consent_changed | necessary | until cleared | when the choice was changed last: tells other tabs
 */
const CHANGED_KEY = 'inlay_consent_changed';

/** Cookies reach a tab through another process than the storage event, and may arrive after it. */
const COOKIE_DELAY_MS = 500;

/**
 * Keeps the tabs of one site in step. A channel would keep pages out of the back/forward cache in some browsers, so it is
 * a storage event; where storage is blocked, a tab reads the cookies when the visitor returns to it.
 * @returns a call that tells the other tabs of a new choice
 */
function watchOtherTabs(scope: Scope, onChange: () => void): () => void {
  const refresh = scope.guard(() => {
    const { consent } = scope;
    const wasAsking = isAsking(consent);
    const isOther = JSON.stringify(readChoice()) !== JSON.stringify(consent.get());
    // The same answers may be those to a new list.
    if (isOther || isAsking(consent) !== wasAsking) onChange();
  });
  const timer = createTimer(scope);
  // Opening the storage makes the page wait for another process, so this waits until the banner has been painted.
  const cancelIdle = whenIdle(() => {
    scope.listen(window, 'storage', ({ key }) => {
      if (key !== CHANGED_KEY) return;
      refresh();
      timer.start(COOKIE_DELAY_MS, refresh);
    });
    // Another tab may have changed the choice meanwhile.
    refresh();
  });
  scope.defer(cancelIdle);
  scope.listen(window, 'pageshow', ({ persisted }) => persisted && refresh());
  scope.listen(document, 'visibilitychange', () => document.hidden || refresh());
  // The value has no meaning: writing it is what fires the event. Where storage is blocked or full, the other tabs read the cookies when the
  // visitor returns to them.
  return () => void writeText('localStorage', CHANGED_KEY, `${Date.now()}`);
}

/**
 * The globals by which scripts of published pages read the visitor's choice and are told of it.
 * @returns a call that tells the page's own function of an answer
 */
function installLegacyGlobals(scope: Scope): () => void {
  // Some published pages define the first inline; then theirs stays. The other is a site's own, called after each answer.
  const page: { getSquarespaceCookies?: unknown; readonly onCookieBannerInteraction?: unknown } =
    window as object;
  const answerTo = (category: ConsentCategory) => (scope.consent.allows(category) ? 'accepted' : 'declined');
  const getCookies = () =>
    Object.fromEntries(CATEGORIES.map((category) => [category, answerTo(category)] as const));
  page.getSquarespaceCookies ??= getCookies;
  scope.defer(() => {
    if (page.getSquarespaceCookies === getCookies) delete page.getSquarespaceCookies;
  });
  return () => {
    if (typeof page.onCookieBannerInteraction !== 'function') return;
    try {
      page.onCookieBannerInteraction();
    } catch (error) {
      scope.warn('host', error);
    }
  };
}

/** A link or button of the site that opens the choice again. */
const SELECTOR = 'a[href$="#cookie-settings"],[data-cookie-settings]';

/** Calls back at a click on any of them, also on those that are inserted later. */
function watchSettingsLinks(scope: Scope, onOpen: () => void): void {
  scope.listen(document, 'click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element) || !unclobbered(target).closest(SELECTOR)) return;
    event.preventDefault();
    onOpen();
  });
}

/** Milliseconds after which a busy page's tags are told the consent status at the latest. */
const APPLY_WITHIN_MS = 200;

export const unit = defineFeature({
  mount({ cookieSettings, website }, scope) {
    const { consent, bus } = scope;
    // Only for its warnings.
    readConsentPolicy(cookieSettings, (path, wanted) => {
      const taken = path.includes('Restrictive') ? 'on: nothing is let in without consent' : 'off';
      scope.warn(
        'read',
        `cookieSettings.${path} is not a ${wanted}, so it is taken for ${taken}. Write true or false.`,
      );
    });
    const tellPage = installLegacyGlobals(scope);
    let isFromOtherTab = false;
    const tellOtherTabs = watchOtherTabs(scope, () => {
      isFromOtherTab = true;
      consent.refresh();
      isFromOtherTab = false;
    });

    const apply = () => {
      const facts = readConsentFacts(cookieSettings, consent.get());
      const ofList = own.list?.cookiesToClear((name, category) =>
        facts.choice ? !answerTo(facts.choice, name) : isRefusedBySignal(category, facts),
      );
      const left = clearCookies([...cookiesToClear(facts, website.cloneable), ...(ofList ?? [])]);
      if (left.length) scope.warn('handler', `Cookies that cannot be removed: ${left.join(', ')}.`);
      sendConsentMode(facts);
    };
    const keep = scope.guard(() => {
      const choice = consent.get();
      // The tab in which the choice was made has written its cookies and its receipt.
      const isOwn = choice && !isFromOtherTab;
      if (isOwn) writeChoice(choice);
      apply();
      tellPage();
      if (!isOwn) return;
      writeReceipt(choice, { banner: bannerVersion(cookieSettings), gpc: hasPrivacySignal() });
      tellOtherTabs();
    });

    // Waiting scripts send the status before they run: the banner is painted first.
    scope.defer(whenIdle(scope.guard(apply), APPLY_WITHIN_MS));
    scope.on('consent:changed', keep);
    watchSettingsLinks(scope, () => bus.emit('banner:open'));
  },
});
