import { build, buildIcon } from '../../dom/build';
import { setSafeHtml } from '../../text/sanitize';
import type { BannerSettings } from './cookie-banner.data';

export interface BannerTexts {
  readonly label: string;
  /** Html of the site's owner, or plain text. */
  readonly body: string;
  readonly accept: string;
  /** Undefined where the settings ask for agreement only. */
  readonly decline: string | undefined;
  readonly manage: string | undefined;
  /** What is said to browsers that send Global Privacy Control. */
  readonly signal: string | undefined;
}

export interface BannerActions {
  readonly choose: (isAccepted: boolean) => void;
  readonly manage: () => void;
}

const CHECK = 'M4 12.5 9.5 18 20 6.5';
const CROSS = 'M5 5 19 19M19 5 5 19';
const SLIDERS = 'M4 7h9m4 0h3M15 4.5v5M4 17h3m4 0h9M9 14.5v5';

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

/** The banner as an element that is not yet in the page. */
export function buildBanner(
  settings: BannerSettings,
  texts: BannerTexts,
  actions: BannerActions,
): HTMLElement {
  const names = classNames(settings);
  const isIcon = settings.ctaVariant === 'ICON';
  const body = build('div', { class: `${names.text} inlay-cookie-banner-text` });
  const choices = build('div', { class: `${names.group} inlay-cookie-banner-choices` });
  const addChoice = (name: string, text: string | undefined, icon: string, onClick: () => void) => {
    if (!text) return;
    const button = build('button', {
      type: 'button',
      class: `${name} inlay-cookie-banner-choice`,
      ...(isIcon && { 'aria-label': text, title: text }),
    });
    button.append(isIcon ? buildIcon(icon) : build('span', {}, text));
    button.addEventListener('click', onClick);
    choices.append(button);
  };
  addChoice(names.accept, texts.accept, CHECK, () => actions.choose(true));
  addChoice(names.decline, texts.decline, CROSS, () => actions.choose(false));
  addChoice(names.manage, texts.manage, SLIDERS, actions.manage);

  const banner = build(
    'section',
    {
      class: names.root,
      'aria-label': texts.label,
      'data-section-theme': settings.themeName || undefined,
    },
    body,
    ...(texts.signal ? [build('p', { class: 'inlay-cookie-banner-signal' }, texts.signal)] : []),
    choices,
  );
  // The sanitizer may have to be fetched; the choices are there at once.
  void setSafeHtml(body, texts.body);
  return banner;
}
