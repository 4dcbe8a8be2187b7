import './accordion.css';
import { pageLedger } from '../../core/ledger/page-ledger';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { type AccordionItem, readAccordion } from './accordion.data';
import { type AccordionStore, createAccordionStore } from './accordion.store';

const ANIMATION_MS = 250;

type ItemOptions = Readonly<{ item: AccordionItem; index: number; store: AccordionStore }>;

function adoptItem(
  scope: Scope,
  { item: { item, button, dropdown, icon }, index, store }: ItemOptions,
): void {
  const buttonId = button.id || `${scope.id}-button-${index + 1}`;
  const dropdownId = dropdown.id || `${scope.id}-panel-${index + 1}`;
  const type = button.hasAttribute('type') ? {} : { type: 'button' };
  // If `hidden` is the server's, it stays, and style shows what is open.
  const visible = pageLedger.isServers(dropdown, 'hidden') ? {} : { hidden: null };

  scope.bind(item, store, ({ open, animating }) => ({
    attributes: {
      'data-is-open': String(open.has(index)),
      ...(animating.has(index) && { 'data-is-item-animating': 'true' }),
    },
  }));
  scope.bind(button, store, ({ open }) => ({
    attributes: {
      id: buttonId,
      'aria-expanded': String(open.has(index)),
      'aria-controls': dropdownId,
      ...type,
    },
  }));
  scope.bind(dropdown, store, ({ open, animating }) => {
    // A closing panel stays visible until its animation ends.
    const isShown = open.has(index) || animating.has(index);
    return {
      classes: { 'accordion-item__dropdown--open': isShown },
      attributes: {
        id: dropdownId,
        'aria-labelledby': buttonId,
        ...(isShown ? visible : { hidden: 'until-found' }),
      },
    };
  });
  if (icon)
    scope.bind(icon, store, ({ open }) => ({ attributes: { 'data-is-open': String(open.has(index)) } }));
  scope.listen(button, 'click', () => store.toggle(index));
  scope.listen(dropdown, 'beforematch', () => store.open(index));
}

/** Animates the panel's height. Themes that disable CSS transitions do not affect it. */
function followHeight(scope: Scope, { item: { dropdown }, index, store }: ItemOptions): void {
  let moving = scope.part();
  /** Whether it is opening or closing; undefined at rest. */
  let isOpening: boolean | undefined;
  scope.follow(store, ({ open, animating }) => {
    const wanted = animating.has(index) ? open.has(index) : undefined;
    if (wanted === isOpening) return;
    isOpening = wanted;
    moving.end();
    if (wanted === undefined) return;
    moving = scope.part();
    const frames = [{ height: '0px' }, { height: `${dropdown.scrollHeight}px` }];
    const animation = dropdown.animate(wanted ? frames : frames.reverse(), {
      duration: ANIMATION_MS,
      easing: 'ease',
    });
    animation.onfinish = moving.guard(() => store.settle(index));
    moving.defer(() => animation.cancel());
  });
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
    for (const [index, item] of items.entries()) {
      adoptItem(scope, { item, index, store });
      followHeight(scope, { item, index, store });
    }
    emitChanges(scope, items, store);
    // The browser looked for it while it was hidden.
    if (found) (found.dropdown.querySelector(':target') ?? found.item).scrollIntoView();
    return store;
  },
});
