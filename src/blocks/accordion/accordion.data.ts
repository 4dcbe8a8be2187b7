import { fault } from '../../core/unit';

/** Only `true` counts: pages have `""` and `"false"` for the rest. */
const isTrue = (element: Element | null, attribute: string) => element?.getAttribute(attribute) === 'true';

export type AccordionItem = NonNullable<ReturnType<typeof readItem>>;

function readItem(item: HTMLElement) {
  const button = item.querySelector<HTMLElement>('.accordion-item__click-target');
  const dropdown = item.querySelector<HTMLElement>('.accordion-item__dropdown');
  if (!button || !dropdown) return undefined;
  const wasOpen =
    isTrue(item, 'data-is-open') || dropdown.classList.contains('accordion-item__dropdown--open');
  return {
    item,
    button,
    dropdown,
    icon: button.querySelector<HTMLElement>('.accordion-icon-container'),
    wasOpen,
    // A link or a search has led into a closed item: the browser has removed the `hidden` that the entry wrote.
    isFound: !wasOpen && (!dropdown.hasAttribute('hidden') || dropdown.matches(':target,:has(:target)')),
  };
}

export function readAccordion(element: Element) {
  const container = element.querySelector('.accordion-items-container');
  const items = [...(container?.querySelectorAll<HTMLElement>('.accordion-item') ?? [])]
    // An accordion inside an answer is a separate block.
    .filter((item) => item.closest('.accordion-items-container') === container)
    .flatMap((item) => readItem(item) ?? []);
  if (items.length === 0) return fault('The accordion has no item with a header and a panel.');
  return {
    items,
    allowsMultipleOpen: isTrue(container, 'data-should-allow-multiple-open-items'),
    isFirstExpanded: isTrue(container, 'data-is-expanded-first-item'),
  };
}
