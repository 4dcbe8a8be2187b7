import { type ReactNode, useRef, useState } from 'react';
import { answerTo } from '../../../consent/answers';
import { answersOf, type ConsentAnswers, type ConsentChoice } from '../../../consent/categories';
import { hasPrivacySignal } from '../../../consent/policy';
import type { Part } from '../../../core/scope';
import { draw } from '../../../react/draw';
import { useScopeId } from '../../../react/scope-context';
import { CloseButton } from '../../../ui/dialog/close-button.view';
import { Dialog } from '../../../ui/dialog/dialog.view';
import type { BannerSettings } from './cookie-banner.data';
import { type PanelRow, panelRows, t } from './panel-rows';
import { PanelSwitch } from './panel-switch.view';
import './cookie-panel.css';

interface CategoryProps {
  readonly row: PanelRow;
  readonly answers: ConsentAnswers;
  /** Answers for these names. */
  readonly onChange: (names: readonly string[], isOn: boolean) => void;
}

/** A category, and its services below it. */
function Category({ row, answers, onChange }: CategoryProps): ReactNode {
  const isOn = (id: string) => row.isAlways || answerTo(answers, id);
  const ids = row.services.map(({ id }) => id);
  const isMixed = !row.isAlways && ids.length ? ids.some(isOn) && !ids.every(isOn) : undefined;
  return (
    <div className="category-selection inlay-manage-category">
      <PanelSwitch
        entry={row}
        isOn={isOn(row.id)}
        isMixed={isMixed}
        onChange={(is) => onChange([row.id, ...ids], is)}
      >
        {ids.length > 0 &&
          row.services.map((service) => (
            <li key={service.id}>
              <PanelSwitch
                entry={service}
                isOn={isOn(service.id)}
                onChange={(is) => onChange([service.id], is)}
              />
            </li>
          ))}
      </PanelSwitch>
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
  const [answers, setAnswers] = useState(() => answersOf((name) => answerTo(choice, name)));
  const rows = panelRows({ choice, hasPrivacySignal });
  const change: CategoryProps['onChange'] = (names, isOn) =>
    setAnswers((before) => answersOf((name) => (names.includes(name) ? isOn : answerTo(before, name))));
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
        {rows.map((row) => (
          <Category key={row.id} row={row} answers={answers} onChange={change} />
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
