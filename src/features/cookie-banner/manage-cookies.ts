import type { ConsentChoice } from '../../consent/consent';
import { build, buildIcon } from '../../dom/build';
import { createCatalogue } from '../../text/catalogue';
import { openDialog } from '../../ui/dialog/open-dialog';
import messages from './manage-cookies.messages.json';

const text = createCatalogue(messages);
const CROSS = 'M5 5 19 19M19 5 5 19';

export interface ManageCookiesOptions {
  readonly choice: ConsentChoice;
  /** The browser sends Global Privacy Control. */
  readonly hasSignal: boolean;
  readonly theme: { readonly themeName: string; readonly theme: 'LIGHT' | 'DARK' };
  readonly onSave: (performance: boolean, marketing: boolean) => void;
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
  const necessary = buildCategory(text('necessary'), text('necessaryAbout'), true, true);
  const performance = buildCategory(
    text('performance'),
    text('performanceAbout'),
    Boolean(choice?.performance),
  );
  const isMarketingRefused = hasSignal && !choice;
  const marketing = buildCategory(
    text('marketing'),
    `${text('marketingAbout')}${isMarketingRefused ? ` ${text('marketingSignal')}` : ''}`,
    Boolean(choice?.marketing),
  );
  const addButton = (name: string, label: string, save: () => readonly [boolean, boolean]) => {
    const button = build('button', { type: 'button', class: `${name} inlay-manage-button` }, label);
    button.addEventListener('click', () => {
      const [isPerformance, isMarketing] = save();
      close();
      onSave(isPerformance, isMarketing);
    });
    return button;
  };
  const cross = build('button', {
    type: 'button',
    class: 'close-icon inlay-sheet-close',
    'aria-label': text('close'),
  });
  cross.append(buildIcon(CROSS));
  cross.addEventListener('click', () => close());
  const title = build('h2', { id: 'inlay-manage-title', tabindex: '-1' }, text('title'));
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
      performance.row,
      marketing.row,
      build(
        'div',
        { class: 'button-group inlay-manage-buttons' },
        addButton('accept sqs-button-element--primary', text('acceptAll'), () => [true, true]),
        addButton('decline sqs-button-element--primary', text('declineAll'), () => [false, false]),
        addButton('save sqs-button-element--primary', text('save'), () => [
          performance.input.checked,
          marketing.input.checked,
        ]),
      ),
    ),
  );
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: text('title'),
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
