import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { draw } from '../../react/draw';
import './accordion.css';
import { type AccordionItem, readAccordion } from './accordion.data';
import { type AccordionStore, createAccordionStore } from './accordion.store';
import { AccordionView } from './accordion.view';

function emitChanges(scope: Scope, items: readonly AccordionItem[], store: AccordionStore): void {
  let before = store.get().open;
  const compare = () => {
    const { open } = store.get();
    const changed = [...items.entries()].filter(([index]) => open.has(index) !== before.has(index));
    before = open;
    for (const [index, { item }] of changed)
      scope.emit(open.has(index) ? 'accordion:opened' : 'accordion:closed', { item, index });
  };
  scope.defer(store.subscribe(scope.guard(compare)));
}

export const unit = defineUnit({
  read: readAccordion,
  mount({ items, allowsMultipleOpen, isFirstExpanded }, scope) {
    const served = [...items.keys()].filter((index) => items[index]?.wasOpen);
    const initial = served.length > 0 ? served : isFirstExpanded ? [0] : [];
    const found = items.find(({ isFound }) => isFound);
    const initiallyOpen = found ? [...(allowsMultipleOpen ? initial : []), items.indexOf(found)] : initial;
    const store = createAccordionStore({
      count: items.length,
      initiallyOpen,
      allowsMultipleOpen,
      isAnimated: () => !prefersReducedMotion(),
    });
    draw(scope, <AccordionView items={items} store={store} />);
    emitChanges(scope, items, store);
    // The browser looked for it while it was hidden.
    if (found) (found.dropdown.querySelector(':target') ?? found.item).scrollIntoView();
    return store;
  },
});
