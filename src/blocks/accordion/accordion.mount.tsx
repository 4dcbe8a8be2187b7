import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { mountBlock } from '../../react/mount-block';
import { readAccordion } from './accordion.data';
import { createAccordionStore } from './accordion.store';
import { AccordionView } from './accordion.view';

export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const data = readAccordion(element);
  if (!data) {
    scope.fail('read', 'The accordion has no item with a header and a panel.');
    return undefined;
  }
  const { items, allowsMultipleOpen, isFirstExpanded } = data;
  const saved = [...items.keys()].filter((index) => items[index]?.wasOpen);
  const initial = saved.length > 0 ? saved : isFirstExpanded ? [0] : [];
  const found = items.find(({ isFound }) => isFound);
  const store = createAccordionStore({
    count: items.length,
    initiallyOpen: !found
      ? initial
      : allowsMultipleOpen
        ? [...initial, items.indexOf(found)]
        : [items.indexOf(found)],
    allowsMultipleOpen,
    isAnimated: () => !prefersReducedMotion(),
  });
  const destroy = mountBlock(scope, <AccordionView items={items} store={store} />);
  // The browser has looked for it when there was nothing to be seen.
  if (found) (found.dropdown.querySelector(':target') ?? found.item).scrollIntoView();
  return { store, destroy };
}
