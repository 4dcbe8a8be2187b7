import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setSafeHtml } from '../../text/sanitize';
import type { BannerSettings } from './cookie-banner.data';

export interface BannerTexts {
  readonly label: string;
  readonly body: string;
  readonly accept: string;
  readonly decline: string;
}

interface CookieBannerProps {
  readonly settings: BannerSettings;
  readonly texts: BannerTexts;
  readonly onChoose: (isAccepted: boolean) => void;
}

/** The class names that themes style, in both generations of the platform. */
function classNames({ themeName, variant, theme, ctaVariant, position, acceptType }: BannerSettings) {
  const modifiers = `${variant} ${ctaVariant} ${position} ${acceptType === 'OPT_IN_AND_OUT' ? acceptType : ''}`;
  return themeName
    ? {
        root: `gdpr-cookie-banner inlay-cookie-banner ${modifiers}`,
        text: 'gdpr-cookie-banner-text inlay-cookie-banner-text',
        group: 'button-group',
        accept: 'accept sqs-button-element--primary',
        decline: 'decline sqs-button-element--primary',
      }
    : {
        root: `sqs-cookie-banner-v2 inlay-cookie-banner ${modifiers} ${theme}`,
        text: 'sqs-cookie-banner-v2-text inlay-cookie-banner-text',
        group: 'sqs-cookie-banner-v2-acceptWrapper',
        accept: 'sqs-cookie-banner-v2-accept sqs-cookie-banner-v2-cta',
        decline: 'sqs-cookie-banner-v2-deny sqs-cookie-banner-v2-cta',
      };
}

export function CookieBanner({ settings, texts, onChoose }: CookieBannerProps): ReactNode {
  const names = classNames(settings);
  const isIcon = settings.ctaVariant === 'ICON';
  return (
    <section
      className={names.root}
      aria-label={texts.label}
      {...(settings.themeName && { 'data-section-theme': settings.themeName })}
    >
      <Body className={names.text} html={texts.body} />
      <div className={`${names.group} inlay-cookie-banner-choices`}>
        <Choice
          className={names.accept}
          text={texts.accept}
          icon={isIcon ? CHECK : undefined}
          onClick={() => onChoose(true)}
        />
        {settings.acceptType === 'OPT_IN_AND_OUT' && (
          <Choice
            className={names.decline}
            text={texts.decline}
            icon={isIcon ? CROSS : undefined}
            onClick={() => onChoose(false)}
          />
        )}
      </div>
    </section>
  );
}

const CHECK = 'M4 12.5 9.5 18 20 6.5';
const CROSS = 'M5 5 19 19M19 5 5 19';

interface ChoiceProps {
  readonly className: string;
  readonly text: string;
  readonly icon: string | undefined;
  readonly onClick: () => void;
}

function Choice({ className, text, icon, onClick }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={`${className} inlay-cookie-banner-choice`}
      onClick={onClick}
      {...(icon && { 'aria-label': text, title: text })}
    >
      {icon ? (
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      ) : (
        <span>{text}</span>
      )}
    </button>
  );
}

/** The site owner's own text, which may hold links. */
function Body({ className, html }: { readonly className: string; readonly html: string }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current) void setSafeHtml(body.current, html);
  }, [html]);
  return <div className={className} ref={body} />;
}
