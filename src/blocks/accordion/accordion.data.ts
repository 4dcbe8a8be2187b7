import type { DataFault } from '../../core/data-fault';

/** One item's server nodes. */
export interface AccordionItem {
  readonly item: HTMLElement;
  readonly button: HTMLElement;
  readonly dropdown: HTMLElement;
  readonly icon: HTMLElement | null;
  /** Whether the page has come with this item open. */
  readonly wasOpen: boolean;
  /**
   * Whether a link or a search has led into it while it was closed. The entry has hidden all closed ones; the browser
   * takes `hidden` away from what it finds.
   */
  readonly isFound: boolean;
}

interface AccordionData {
  readonly items: readonly AccordionItem[];
  readonly allowsMultipleOpen: boolean;
  readonly isFirstExpanded: boolean;
}

/** Only the word `true` is true: the wild writes `""` and `"false"` for the rest. */
const isTrue = (element: Element | null, attribute: string) => element?.getAttribute(attribute) === 'true';

/** Reads an accordion from its markup. */
export function readAccordion(element: Element): AccordionData | DataFault {
  const container = element.querySelector('.accordion-items-container');
  const items: AccordionItem[] = [];
  for (const item of container?.querySelectorAll<HTMLElement>('.accordion-item') ?? []) {
    // An accordion inside an answer is a separate block.
    if (item.closest('.accordion-items-container') !== container) continue;
    const button = item.querySelector<HTMLElement>('.accordion-item__click-target');
    const dropdown = item.querySelector<HTMLElement>('.accordion-item__dropdown');
    if (!button || !dropdown) continue;
    const wasOpen =
      isTrue(item, 'data-is-open') || dropdown.classList.contains('accordion-item__dropdown--open');
    items.push({
      item,
      button,
      dropdown,
      icon: button.querySelector<HTMLElement>('.accordion-icon-container'),
      wasOpen,
      isFound: !wasOpen && (!dropdown.hasAttribute('hidden') || dropdown.matches(':target,:has(:target)')),
    });
  }
  if (items.length === 0) return { fault: 'The accordion has no item with a header and a panel.' };
  return {
    items,
    allowsMultipleOpen: isTrue(container, 'data-should-allow-multiple-open-items'),
    isFirstExpanded: isTrue(container, 'data-is-expanded-first-item'),
  };
}
