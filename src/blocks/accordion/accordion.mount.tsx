import { defineUnit } from '../../core/unit';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { draw } from '../../react/draw';
import { readAccordion } from './accordion.data';
import { createAccordionStore } from './accordion.store';
import { AccordionView } from './accordion.view';
import './accordion.css';

export const unit = defineUnit({
  read: readAccordion,
  mount({ items, allowsMultipleOpen, isFirstExpanded }, scope) {
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
    draw(scope, <AccordionView items={items} store={store} />);
    // The browser looked for it while it was hidden.
    if (found) (found.dropdown.querySelector(':target') ?? found.item).scrollIntoView();
    return store;
  },
});
