/** @jsxImportSource ../../react/static */
import { answersOf, type ConsentAnswers } from '../../consent/categories';
import type { Part, Scope } from '../../core/scope';
import { createHost } from '../../dom/create-host';
import { whenIdle } from '../../dom/idle';
import { placeBanner } from './banner-place';
import type { BannerSettings } from './cookie-banner.data';
import { type BannerTexts, CookieBanner } from './cookie-banner.view';
import { t } from './cookie-banner-messages';
import { SavedPreferences } from './saved-preferences.view';

export interface ShowBannerOptions {
  readonly settings: BannerSettings;
  readonly texts: BannerTexts;
  readonly isForced: boolean;
  /** The banner takes focus: the visitor has opened it. */
  readonly isReopened: boolean;
  readonly onAnswer: (answers: ConsentAnswers) => void;
  readonly onManage: () => void;
}

/** What is in the page: the banner, or the button that opens a saved choice again. */
export interface Shown {
  readonly host: Element;
  /** Moves focus to the page's main content, in `scope`. Only the banner, once its code has loaded. */
  focusPage?(scope: Scope): void;
}

/** Shows the banner until `part` ends. */
export function showBanner(part: Part, options: ShowBannerOptions): Shown {
  const { settings, texts, isForced, isReopened, onAnswer, onManage } = options;
  const banner = (
    <CookieBanner
      settings={settings}
      texts={texts}
      load={part.load}
      onAnswer={(isAccepted) => onAnswer(answersOf(() => isAccepted))}
      onManage={onManage}
    />
  );
  const shown: Shown = { host: placeBanner(banner, settings, part.owner(), isForced) };
  // Nobody needs what the banner covers before the first paint, which this would delay.
  const watch = part.guard(async () => {
    const { focusPage, keepPageUsable } = await part.load('banner-focus', () => import('./banner-focus'));
    shown.focusPage = focusPage;
    keepPageUsable(banner, settings, part);
  });
  part.defer(whenIdle(watch));
  if (isReopened) {
    banner.tabIndex = -1;
    banner.focus();
  }
  return shown;
}

/** Shows the button that opens a saved choice again, until `part` ends. */
export function showSavedPreferences(part: Part, settings: BannerSettings, onOpen: () => void): Shown {
  const host = createHost();
  const text = settings.savedText || t('preferences');
  host.append(<SavedPreferences settings={settings} text={text} onOpen={onOpen} />);
  part.owner().insert(host, document.body);
  return { host };
}
