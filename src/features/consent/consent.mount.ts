// @chunk whole

import { sendConsentMode } from '../../consent/consent-mode';
import { readConsentPolicy } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { bannerVersion, writeReceipt } from '../../consent/receipt';
import { clearCookies, cookiesToClear } from '../../consent/tracking-cookies';
import { writeChoice } from '../../consent/write-choice';
import type { FeatureScope, Woken } from '../../core/entry/feature';
import { whenIdle } from '../../dom/idle';
import { watchOtherTabs } from './other-tabs';
import { answerPlatform } from './platform-answers';
import { watchSettingsLinks } from './settings-links';

/** Milliseconds in which a busy page is told how things stand. */
const APPLY_WITHIN_MS = 200;

export function mount(scope: FeatureScope, woken: readonly Woken[]): () => void {
  const { context, consent, bus, report } = scope;
  const { cookieSettings, website } = context;
  const policy = readConsentPolicy(cookieSettings, (path, wanted) => {
    const taken = path.includes('Restrictive') ? 'on: nothing is let in without consent' : 'off';
    report(
      'read',
      'consent',
      `cookieSettings.${path} is not a ${wanted}, so it is taken for ${taken}. Write true or false.`,
    );
  });
  const platform = answerPlatform(scope);
  let isFromElsewhere = false;
  const tabs = watchOtherTabs(consent, () => {
    isFromElsewhere = true;
    consent.refresh();
    isFromElsewhere = false;
  });

  const apply = () => {
    const facts = { policy, choice: consent.get(), hasPrivacySignal: hasPrivacySignal() };
    const left = clearCookies(cookiesToClear(facts, website.cloneable));
    if (left.length) report('handler', 'consent', `Cookies that cannot be removed: ${left.join(', ')}.`);
    sendConsentMode(facts);
  };
  const keep = () => {
    const choice = consent.get();
    // The cookies and the receipt of a choice made in another tab come from there.
    const isOwn = choice && !isFromElsewhere;
    if (isOwn) writeChoice(choice);
    apply();
    platform.tell();
    if (!isOwn) return;
    writeReceipt(choice, { banner: bannerVersion(cookieSettings), gpc: hasPrivacySignal() });
    tabs.tell();
  };

  let cancelIdle = () => {};
  if (woken[0]) keep();
  // Nothing has changed, and scripts that wait for an answer are told before they run: the banner is seen first.
  else cancelIdle = whenIdle(apply, APPLY_WITHIN_MS);
  const undos = [
    bus.on('consent:changed', keep),
    watchSettingsLinks(() => bus.emit('banner:open')),
    tabs.destroy,
    platform.destroy,
  ];
  return () => {
    cancelIdle();
    for (const undo of undos) undo();
  };
}
