/** @jsxImportSource ../../../react/static */

import type { JSX } from '../../../react/static/jsx-runtime';
import { type SafeHtmlOptions, setSafeHtml } from '../../../text/sanitize';
import { CHECK, CLOSE, SETTINGS } from '../../../ui/static-icon-paths';
import type { BannerSettings } from './cookie-banner.data';
import type { BannerTexts } from './cookie-banner-messages';

interface SavedPreferencesProps {
  readonly settings: BannerSettings;
  readonly text: string;
  readonly onOpen: () => void;
}

/** Opens the saved choice again: a small button over the page, or a line at its end. */
export function SavedPreferences({ settings, text, onOpen }: SavedPreferencesProps): JSX.Element {
  const { savedLayout, themeName, theme } = settings;
  return (
    <div
      className={`manage-cookies-bar inlay-cookie-saved ${savedLayout}${themeName ? '' : ` ${theme}`}`}
      data-section-theme={themeName || undefined}
    >
      <button type="button" className="manage-bar-action inlay-cookie-saved-open" onClick={onOpen}>
        {text}
      </button>
    </div>
  );
}

interface CookieBannerProps {
  readonly settings: BannerSettings;
  readonly texts: BannerTexts;
  /** For the sanitizer, where the browser has none. */
  readonly load: SafeHtmlOptions['load'];
  readonly onAnswer: (isAccepted: boolean) => void;
  readonly onManage: () => void;
}

const ICONS = { accept: CHECK, decline: CLOSE, manage: SETTINGS };

/** The class names that themes style, in both generations of the platform. */
function classNames({ themeName, variant, theme, ctaVariant, position, acceptType }: BannerSettings) {
  const modifiers = `${variant} ${ctaVariant} ${position}${acceptType === 'OPT_IN_AND_OUT' ? ` ${acceptType}` : ''}`;
  return themeName
    ? {
        root: `gdpr-cookie-banner inlay-cookie-banner ${modifiers}`,
        text: 'gdpr-cookie-banner-text disclaimer-text',
        group: 'button-group',
        accept: 'accept sqs-button-element--primary',
        decline: 'decline sqs-button-element--primary',
        manage: 'manage sqs-button-element--tertiary',
      }
    : {
        root: `sqs-cookie-banner-v2 inlay-cookie-banner ${modifiers} ${theme}`,
        text: 'sqs-cookie-banner-v2-text',
        group: 'sqs-cookie-banner-v2-acceptWrapper',
        accept: 'sqs-cookie-banner-v2-accept sqs-cookie-banner-v2-cta',
        decline: 'sqs-cookie-banner-v2-deny sqs-cookie-banner-v2-cta',
        manage: 'sqs-cookie-banner-v2-manage sqs-cookie-banner-v2-cta',
      };
}

/** The banner: what the site's owner says, and the visitor's choices. */
export function CookieBanner({ settings, texts, load, onAnswer, onManage }: CookieBannerProps): JSX.Element {
  const names = classNames(settings);
  const isIcon = settings.ctaVariant === 'ICON';
  const choice = (name: keyof typeof ICONS, onClick: () => void) =>
    texts[name] && (
      <button
        type="button"
        className={`${names[name]} inlay-cookie-banner-choice`}
        aria-label={isIcon ? texts[name] : undefined}
        title={isIcon ? texts[name] : undefined}
        onClick={onClick}
      >
        {isIcon ? (
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={ICONS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        ) : (
          <span>{texts[name]}</span>
        )}
      </button>
    );
  return (
    <section
      className={names.root}
      aria-label={texts.label}
      data-section-theme={settings.themeName || undefined}
    >
      <div
        className={`${names.text} inlay-cookie-banner-text`}
        // The sanitizer may have to be fetched; the choices are there at once.
        ref={(body) => void setSafeHtml(body, texts.body, { load })}
      />
      {texts.notes.map((note) => (
        <p key={note} className="inlay-cookie-banner-signal">
          {note}
        </p>
      ))}
      <div className={`${names.group} inlay-cookie-banner-choices`}>
        {choice('accept', () => onAnswer(true))}
        {choice('decline', () => onAnswer(false))}
        {choice('manage', onManage)}
      </div>
    </section>
  );
}
