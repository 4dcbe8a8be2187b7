/** @jsxImportSource ../../../react/static */
import { answersOf, type ConsentAnswers } from '../../../consent/categories';
import type { LedgerOwner } from '../../../core/ledger/ledger.types';
import type { Part, Scope } from '../../../core/scope';
import { insertHost } from '../../../dom/create-host';
import { whenIdle } from '../../../dom/idle';
import { keepFocusClear } from '../../../dom/keep-focus-clear';
import { keepReadable } from '../../../ui/keep-readable';
import { keepPageUsable, returnFocus } from './banner-focus';
import type { BannerSettings } from './cookie-banner.data';
import { CookieBanner, SavedPreferences } from './cookie-banner.view';
import { type BannerTexts, t } from './cookie-banner-messages';

/**
 * Puts the banner where themes expect it: a bar at the top goes into the announcement's dropzone, which may be the
 * header itself, so it comes first in it and replaces nothing. Any other banner comes first in the page, so that the keyboard reaches
 * it before what it covers. Returns the host.
 */
function placeBanner(
  owner: LedgerOwner,
  banner: Element,
  { settings: { themeName, variant, position }, isForced }: Pick<ShowBannerOptions, 'settings' | 'isForced'>,
): Element {
  const host = document.createElement(themeName ? 'div' : 'inlay-ui');
  if (themeName) host.className = 'cookie-banner-mount-point';
  host.append(banner);
  const isTopBar = variant === 'BAR' && position === 'TOP';
  const dropzone = isTopBar ? document.querySelector('.sqs-announcement-bar-dropzone') : null;
  const states = {
    'sqs-cookie-banner-v2-enabled': true,
    ...(isTopBar && { 'sqs-cookie-banner-v2-top': true }),
  };
  // Themes of the old platform hide the banner until the body has these classes.
  const bodyStates = { ...(!themeName && states), ...(isForced && { 'sqs-cookie-banner-v2-forced': true }) };
  owner.claim(document.body, { classes: bodyStates });
  if (dropzone) owner.claim(dropzone, { classes: states });
  const place = dropzone || (themeName && document.getElementById('siteWrapper')) || document.body;
  // A skip link must stay the first focusable element.
  const first = place.firstElementChild;
  const skipLink = first?.matches('a[href^="#"]') ? first : null;
  return owner.insert(host, place, skipLink ? skipLink.nextSibling : place.firstChild);
}

interface ShowBannerOptions {
  readonly settings: BannerSettings;
  readonly texts: BannerTexts;
  readonly isForced: boolean;
  /** The banner takes focus: the visitor has opened it. */
  readonly isReopened: boolean;
  readonly onAnswer: (answers: ConsentAnswers) => void;
  readonly onManage: () => void;
}

/** The part that is in the page: the banner, or the button that opens a saved choice again. */
export interface Shown {
  readonly host: Element;
  /** Moves focus to where it was before the banner, in `scope`. Only the banner. */
  returnFocus?(scope: Scope): void;
}

/** Shows the banner until `part` ends. */
export function showBanner(part: Part, options: ShowBannerOptions): Shown {
  const { settings, texts, isReopened, onAnswer, onManage } = options;
  const banner = (
    <CookieBanner
      settings={settings}
      texts={texts}
      load={part.load}
      onAnswer={(isAccepted) => onAnswer(answersOf(() => isAccepted))}
      onManage={onManage}
    />
  );
  const host = placeBanner(part.owner(), banner, options);
  let cameFrom: HTMLElement | null = null;
  part.listen(host, 'focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  // Nobody needs what the banner covers before the first paint, which this would delay.
  part.defer(whenIdle(part.guard(() => keepPageUsable(banner, settings, part))));
  if (isReopened) {
    banner.tabIndex = -1;
    banner.focus();
  }
  return {
    host,
    returnFocus: (scope) => returnFocus(scope, cameFrom),
  };
}

/** Shows the button that opens a saved choice again, until `part` ends. */
export function showSavedPreferences(part: Part, settings: BannerSettings, onOpen: () => void): Shown {
  const text = settings.savedText || t('preferences');
  const button = <SavedPreferences settings={settings} text={text} onOpen={onOpen} />;
  const host = insertHost(part, { into: document.body }, button);
  part.defer(whenIdle(part.guard(() => keepReadable(button, part))));
  keepFocusClear(part, () => host.firstElementChild, 'inlay-cookie-saved--aside');
  return { host };
}
