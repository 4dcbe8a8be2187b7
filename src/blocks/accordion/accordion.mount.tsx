import './accordion.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pageLedger } from '../../core/ledger/page-ledger';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { useScopeId, useStore } from '../../react/scope-context';
import { type AccordionItem, readAccordion } from './accordion.data';
import { type AccordionStore, createAccordionStore } from './accordion.store';

const ANIMATION_MS = 250;

function AccordionView({ items, store }: Readonly<{ items: AccordionItem[]; store: AccordionStore }>) {
  const { open, animating } = useStore(store);
  return items.map((item, index) => (
    <Item
      // biome-ignore lint/suspicious/noArrayIndexKey: the server's items keep their order
      key={index}
      {...{ item, index, store }}
      isOpen={open.has(index)}
      isAnimating={animating.has(index)}
    />
  ));
}

interface ItemProps {
  readonly item: AccordionItem;
  readonly index: number;
  readonly store: AccordionStore;
  readonly isOpen: boolean;
  readonly isAnimating: boolean;
}

function Item({ item, index, store, isOpen, isAnimating }: ItemProps): ReactNode {
  const id = useScopeId();
  const { button, dropdown, icon } = item;
  const buttonId = button.id || `${id}-button`;
  const dropdownId = dropdown.id || `${id}-panel`;
  // A closing panel stays visible until its animation ends.
  const isShown = isOpen || isAnimating;
  const [isHiddenByServer] = useState(() => pageLedger.isServers(dropdown, 'hidden'));
  useHeightAnimation(dropdown, { isOpen, isAnimating }, () => store.settle(index));

  return (
    <>
      <Adopt
        node={item.item}
        attributes={{
          'data-is-open': String(isOpen),
          ...(isAnimating && { 'data-is-item-animating': 'true' }),
        }}
      />
      <Adopt
        node={button}
        attributes={{
          id: buttonId,
          'aria-expanded': String(isOpen),
          'aria-controls': dropdownId,
          ...(!button.hasAttribute('type') && { type: 'button' }),
        }}
        on={{ click: () => store.toggle(index) }}
      />
      <Adopt
        node={dropdown}
        classes={{ 'accordion-item__dropdown--open': isShown }}
        attributes={{
          id: dropdownId,
          'aria-labelledby': buttonId,
          // If `hidden` is the server's, it stays, and style shows what is open.
          ...(isShown ? !isHiddenByServer && { hidden: null } : { hidden: 'until-found' }),
        }}
        on={{ beforematch: () => store.open(index) }}
      />
      {icon && <Adopt node={icon} attributes={{ 'data-is-open': String(isOpen) }} />}
    </>
  );
}

/** Animates the panel's height. Themes that disable CSS transitions do not affect it. */
function useHeightAnimation(
  panel: HTMLElement,
  { isOpen, isAnimating }: Record<'isOpen' | 'isAnimating', boolean>,
  onDone: () => void,
) {
  const done = useRef(onDone);
  done.current = onDone;
  useLayoutEffect(() => {
    if (!isAnimating) return undefined;
    const height = `${panel.scrollHeight}px`;
    const frames = [{ height: '0px' }, { height }];
    const animation = panel.animate(isOpen ? frames : frames.reverse(), {
      duration: ANIMATION_MS,
      easing: 'ease',
    });
    animation.onfinish = () => done.current();
    return () => {
      animation.onfinish = null;
      animation.cancel();
    };
  }, [panel, isOpen, isAnimating]);
}

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
