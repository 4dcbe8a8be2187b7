import type { LedgerOwner } from '../../core/ledger.types';
import { unclobbered } from '../../dom/unclobbered';
import type { FormTexts } from '../model/form-texts';

/** One line of the summary: what is wrong, and where. */
export interface SummaryEntry {
  readonly title: string;
  readonly message: string;
  readonly target: HTMLElement;
}

export interface FormSummary {
  /** `entries`: errors of fields; without any the message stands alone. */
  show(message: string, entries: readonly SummaryEntry[]): void;
  hide(): void;
}

const BODY = '.newsletter-form-body';
const BUTTON = '.form-button-wrapper,.submit-wrapper';

function element(name: string, className: string, text = ''): HTMLElement {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
}

/** Messages mostly begin with the name of the field; where they do not, it is put in front. */
const lineOf = ({ title, message }: SummaryEntry) =>
  !title || message.includes(title) ? message : `${title}: ${message}`;

function createList(entries: readonly SummaryEntry[]): HTMLElement {
  const list = element('ul', 'inlay-form-summary-list');
  for (const entry of entries) {
    const link = element('a', '', lineOf(entry));
    link.setAttribute('href', `#${entry.target.id}`);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      entry.target.focus();
    });
    const line = element('li', '');
    line.append(link);
    list.append(line);
  }
  return list;
}

/** Says above and below the form that it could not be sent, and why; above it leads to each field. */
export function createFormSummary(form: HTMLFormElement, owner: LedgerOwner, texts: FormTexts): FormSummary {
  const above = element('div', 'field-error inlay-form-summary');
  const below = element('div', 'field-error inlay-form-summary');
  above.setAttribute('role', 'group');

  const place = (node: HTMLElement, before: Element | null) => {
    if (node.isConnected) return;
    if (before?.parentNode) owner.insert(node, before.parentNode, before);
    else owner.insert(node, form, node === above ? unclobbered(form).firstChild : null);
  };

  return {
    show(message, entries) {
      const heading = element('p', 'inlay-form-summary-message', message);
      const review = (direction: 'up' | 'down') => element('p', '', texts('review', { direction }));
      above.setAttribute('aria-label', message);
      above.replaceChildren(
        heading,
        ...(entries.length ? [review('down')] : []),
        ...(entries.length > 1 ? [createList(entries)] : []),
      );
      below.replaceChildren(entries.length ? review('up') : element('p', '', message));
      place(above, unclobbered(form).querySelector(BODY));
      place(below, unclobbered(form).querySelector(BUTTON));
    },
    hide() {
      owner.release(above);
      owner.release(below);
    },
  };
}
