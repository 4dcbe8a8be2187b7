import { answersOf, CATEGORIES, type ConsentAnswers, type ConsentChoice } from '../../consent/categories';
import { isRefusedBySignal } from '../../consent/policy';
import { build, buildIcon } from '../../dom/build';
import { createMessages } from '../../text/messages';
import { openDialog } from '../../ui/dialog/open-dialog';
import messages from './manage-cookies.messages.json';
import './manage-cookies.css';

const t = createMessages(messages);
const CROSS = 'M5 5 19 19M19 5 5 19';

export interface ManageCookiesOptions {
  readonly choice: ConsentChoice;
  /** The browser sends Global Privacy Control. */
  readonly hasSignal: boolean;
  readonly theme: { readonly themeName: string; readonly theme: 'LIGHT' | 'DARK' };
  readonly onSave: (answers: ConsentAnswers) => void;
}

interface Category {
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
}

function buildCategory(name: string, about: string, isOn: boolean, isFixed = false): Category {
  const id = `inlay-manage-${name}`;
  const input = build('input', {
    type: 'checkbox',
    role: 'switch',
    id,
    'aria-describedby': `${id}-about`,
    disabled: isFixed,
  });
  input.checked = isOn;
  const row = build(
    'div',
    { class: 'category-selection inlay-manage-category' },
    build('div', { class: 'toggle-wrapper inlay-manage-toggle' }, input, build('label', { for: id }, name)),
    build('p', { class: 'category-description', id: `${id}-about` }, about),
  );
  return { row, input };
}

/**
 * Lets the visitor choose by category. Nothing is chosen by closing it.
 * @returns the call that closes it
 */
export function openManageCookies({ choice, hasSignal, theme, onSave }: ManageCookiesOptions): () => void {
  const necessary = buildCategory(t('necessary'), t('necessaryAbout'), true, true);
  const asked = CATEGORIES.map((category) => {
    const about = t(`${category}About`);
    const isRefused = isRefusedBySignal(category, { choice, hasPrivacySignal: hasSignal });
    const row = buildCategory(
      t(category),
      isRefused ? `${about} ${t('refusedBySignal')}` : about,
      choice?.[category] === true,
    );
    return { category, ...row };
  });
  const addButton = (name: string, label: string, save: () => ConsentAnswers) => {
    const button = build('button', { type: 'button', class: `${name} inlay-manage-button` }, label);
    button.addEventListener('click', () => {
      const answers = save();
      close();
      onSave(answers);
    });
    return button;
  };
  const cross = build('button', {
    type: 'button',
    class: 'close-icon inlay-sheet-close',
    'aria-label': t('close'),
  });
  cross.append(buildIcon(CROSS));
  cross.addEventListener('click', () => close());
  const title = build('h2', { id: 'inlay-manage-title', tabindex: '-1' }, t('title'));
  const dialog = build(
    'dialog',
    {
      class: `manage-cookies-overlay inlay-sheet inlay-manage-cookies${theme.themeName ? '' : ` ${theme.theme}`}`,
      'aria-labelledby': 'inlay-manage-title',
      'data-section-theme': theme.themeName || undefined,
    },
    build(
      'div',
      { class: 'manage-overlay-wrapper' },
      cross,
      title,
      necessary.row,
      ...asked.map(({ row }) => row),
      build(
        'div',
        { class: 'button-group inlay-manage-buttons' },
        addButton('accept sqs-button-element--primary', t('acceptAll'), () => answersOf(() => true)),
        addButton('decline sqs-button-element--primary', t('declineAll'), () => answersOf(() => false)),
        addButton('save sqs-button-element--primary', t('save'), () =>
          answersOf((one) => asked.some(({ category, input }) => category === one && input.checked)),
        ),
      ),
    ),
  );
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: t('title'),
    initialFocus: title,
    closeOnBackdrop: true,
    onClose: () => close(),
  });
  function close(): void {
    opened.close();
    dialog.remove();
  }
  return close;
}
