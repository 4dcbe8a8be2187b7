import { type ReactNode, useRef, useState } from 'react';
import {
  answersOf,
  CATEGORIES,
  type ConsentAnswers,
  type ConsentCategory,
  type ConsentChoice,
} from '../../consent/categories';
import { isRefusedBySignal } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import type { Part } from '../../core/scope';
import { draw } from '../../react/draw';
import { useScopeId } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import type { BannerSettings } from './cookie-banner.data';
import messages from './cookie-panel.messages.json';
import './cookie-panel.css';

const t = createMessages(messages);

interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly isOn: boolean;
  /** Undefined for what cannot be switched off. */
  readonly onChange?: (isOn: boolean) => void;
}

function CategorySwitch({ label, about, isOn, onChange }: SwitchProps): ReactNode {
  const id = useScopeId();
  return (
    <div className="category-selection inlay-manage-category">
      <div className="toggle-wrapper inlay-manage-toggle">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: browsers expose the state of a checkbox
          role="switch"
          id={id}
          aria-describedby={`${id}-about`}
          disabled={!onChange}
          defaultChecked={isOn}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p className="category-description" id={`${id}-about`}>
        {about}
      </p>
    </div>
  );
}

interface CookiePanelProps {
  readonly choice: ConsentChoice;
  /** The browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
  readonly theme: Pick<BannerSettings, 'theme' | 'themeName'>;
  readonly onSave: (answers: ConsentAnswers) => void;
  /** The visitor has closed it without an answer. */
  readonly onClose: () => void;
}

/** The visitor's choice by category. */
function CookiePanel({ choice, hasPrivacySignal, theme, onSave, onClose }: CookiePanelProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useScopeId();
  const [answers, setAnswers] = useState(() => answersOf((category) => choice?.[category] === true));
  const about = (category: ConsentCategory) =>
    isRefusedBySignal(category, { choice, hasPrivacySignal })
      ? `${t(`${category}About`)} ${t('refusedBySignal')}`
      : t(`${category}About`);
  const button = (name: 'accept' | 'decline' | 'save', label: string, given: ConsentAnswers) => (
    <button
      type="button"
      className={`${name} sqs-button-element--primary inlay-manage-button`}
      onClick={() => onSave(given)}
    >
      {label}
    </button>
  );
  return (
    <Dialog
      className={`manage-cookies-overlay inlay-manage-cookies${theme.themeName ? '' : ` ${theme.theme}`}`}
      label={t('title')}
      aria-labelledby={titleId}
      data-section-theme={theme.themeName || undefined}
      initialFocus={title}
      closeOnBackdrop
      onClose={onClose}
    >
      <div className="manage-overlay-wrapper">
        <CloseButton className="close-icon" onClick={onClose} />
        <h2 className="inlay-sheet-title" id={titleId} tabIndex={-1} ref={title}>
          {t('title')}
        </h2>
        <CategorySwitch label={t('necessary')} about={t('necessaryAbout')} isOn />
        {CATEGORIES.map((category) => (
          <CategorySwitch
            key={category}
            label={t(category)}
            about={about(category)}
            isOn={answers[category]}
            onChange={(isOn) => setAnswers((before) => ({ ...before, [category]: isOn }))}
          />
        ))}
        <div className="button-group inlay-manage-buttons">
          {button(
            'accept',
            t('acceptAll'),
            answersOf(() => true),
          )}
          {button(
            'decline',
            t('declineAll'),
            answersOf(() => false),
          )}
          {button('save', t('save'), answers)}
        </div>
      </div>
    </Dialog>
  );
}

/** Lets the visitor choose by category. The panel ends with `part`; closing it chooses nothing. */
export function openCookiePanel(
  part: Part,
  { theme, onSave }: Pick<CookiePanelProps, 'theme' | 'onSave'>,
): void {
  const save: CookiePanelProps['onSave'] = part.guard((answers) => {
    // Focus is back in the page before the choice changes what is in it.
    part.end();
    onSave(answers);
  });
  draw(
    part,
    <CookiePanel
      choice={part.consent.get()}
      hasPrivacySignal={hasPrivacySignal()}
      theme={theme}
      onSave={save}
      onClose={part.end}
    />,
    { into: document.body },
  );
}
