import type { BlockScope, MountedBlock } from '../../core/block';
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
  const store = createAccordionStore({
    count: items.length,
    initiallyOpen: saved.length > 0 ? saved : isFirstExpanded ? [0] : [],
    allowsMultipleOpen,
    isAnimated: () => !prefersReducedMotion(),
  });
  return { store, destroy: mountBlock(scope, <AccordionView items={items} store={store} />) };
}
