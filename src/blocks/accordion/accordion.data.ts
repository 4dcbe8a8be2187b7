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

/** The indexes of the items that are open at first: those that the server has opened, or else the first one; and the one that a link has led into. */
function findInitiallyOpen(
  items: readonly AccordionItem[],
  {
    allowsMultipleOpen,
    isFirstExpanded,
  }: Readonly<Record<'allowsMultipleOpen' | 'isFirstExpanded', boolean>>,
): readonly number[] {
  const served = [...items.keys()].filter((index) => items[index]?.wasOpen);
  const initial = served.length === 0 && isFirstExpanded ? [0] : served;
  const found = items.findIndex(({ isFound }) => isFound);
  if (found < 0) return initial;
  return allowsMultipleOpen ? [...initial, found] : [found];
}

export function readAccordion(element: Element) {
  const container = element.querySelector('.accordion-items-container');
  const items = [...(container?.querySelectorAll<HTMLElement>('.accordion-item') ?? [])]
    // An accordion inside an answer is a separate block.
    .filter((item) => item.closest('.accordion-items-container') === container)
    .flatMap((item) => readItem(item) ?? []);
  if (items.length === 0) return fault('The accordion has no item with a header and a panel.');
  const allowsMultipleOpen = isTrue(container, 'data-should-allow-multiple-open-items');
  const isFirstExpanded = isTrue(container, 'data-is-expanded-first-item');
  return {
    items,
    allowsMultipleOpen,
    initiallyOpen: findInitiallyOpen(items, { allowsMultipleOpen, isFirstExpanded }),
  };
}
