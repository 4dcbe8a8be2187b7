import type { Claims } from '../../core/ledger/ledger.types';
import { createMessages } from '../../text/messages';
import messages from './navigation.messages.json';

export interface MenuToggle {
  readonly element: HTMLElement;
  /** Its names while the menu is closed and open. Default: the server's, else ours. */
  readonly labels?: { readonly open: string; readonly close: string } | undefined;
}

const t = createMessages(messages);

/** Burgers often have no text. Text that is hidden does not name them: the page is laid out to see it only where there is any. */
const hasName = (element: HTMLElement) =>
  element.matches('[aria-label],[aria-labelledby],[title]') ||
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  (element.textContent.trim() !== '' && element.innerText.trim() !== '');

/** Attributes that make an element a button that the keyboard reaches, unless it is one. Read before anything is claimed on it. */
export const buttonAttributes = (element: HTMLElement): Record<string, string> => {
  if (element instanceof HTMLButtonElement) return {};
  return element.matches('a[href]') && element.tabIndex >= 0
    ? { role: 'button' }
    : { role: 'button', tabindex: '0' };
};

/** The title of a folder. Some servers write the same label on each: its text names it. */
export function folderToggle(title: HTMLElement): MenuToggle {
  const name = title.hasAttribute('aria-label') && title.textContent.trim();
  return { element: title, ...(name && { labels: { open: name, close: name } }) };
}

const described = new WeakMap<HTMLElement, (isOpen: boolean) => Claims>();

/** The look of a toggle while its menu is open or closed. Later calls remember its state at the first one. */
export function describeToggle({ element, labels }: MenuToggle): (isOpen: boolean) => Claims {
  const known = described.get(element);
  if (known) return known;
  const names = labels ?? (hasName(element) ? undefined : { open: t('openMenu'), close: t('closeMenu') });
  const button = buttonAttributes(element);
  const describe = (isOpen: boolean) => ({
    attributes: {
      ...button,
      'aria-expanded': String(isOpen),
      ...(names && { 'aria-label': isOpen ? names.close : names.open }),
    },
  });
  described.set(element, describe);
  return describe;
}

/** Checks whether a press opens the toggle's own link elsewhere: a modifier is held. */
export const opensElsewhere = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
