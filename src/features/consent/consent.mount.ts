// @chunk whole

import { sendConsentMode } from '../../consent/consent-mode';
import { readConsentPolicy } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { bannerVersion, writeReceipt } from '../../consent/receipt';
import { clearCookies, cookiesToClear } from '../../consent/tracking-cookies';
import { writeChoice } from '../../consent/write-choice';
import { defineFeature } from '../../core/unit';
import { whenIdle } from '../../dom/idle';
import { installLegacyGlobals } from './legacy-globals';
import { watchOtherTabs } from './other-tabs';
import { watchSettingsLinks } from './settings-links';

/** Milliseconds after which a busy page's tags are told the consent status at the latest. */
const APPLY_WITHIN_MS = 200;

export const unit = defineFeature({
  mount({ cookieSettings, website }, scope, pending) {
    const { consent, bus } = scope;
    const policy = readConsentPolicy(cookieSettings, (path, wanted) => {
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
      const facts = { policy, choice: consent.get(), hasPrivacySignal: hasPrivacySignal() };
      const left = clearCookies(cookiesToClear(facts, website.cloneable));
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

    if (pending[0]) keep();
    // The choice has not changed, and waiting scripts send the status before they run: the banner is painted first.
    else scope.defer(whenIdle(scope.guard(apply), APPLY_WITHIN_MS));
    scope.on('consent:changed', keep);
    watchSettingsLinks(scope, () => bus.emit('banner:open'));
  },
});
