import './accordion.css';
import type { Claims } from '../../core/ledger/ledger.types';
import { pageLedger } from '../../core/ledger/page-ledger';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { onFindInPage } from '../../dom/on-find-in-page';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { type AccordionItem, readAccordion } from './accordion.data';
import { type AccordionState, type AccordionStore, createAccordionStore } from './accordion.store';

const ANIMATION_MS = 250;

/** The state that theme CSS knows, of an item. */
const itemClaims =
  (index: number) =>
  ({ open, animating }: AccordionState): Claims => ({
    attributes: {
      'data-is-open': String(open.has(index)),
      ...(animating.has(index) && { 'data-is-item-animating': 'true' }),
    },
  });

/** The same of its icon. */
const iconClaims =
  (index: number) =>
  ({ open }: AccordionState): Claims => ({ attributes: { 'data-is-open': String(open.has(index)) } });

const buttonClaims =
  (index: number) =>
  ({ open }: AccordionState): Claims => ({ attributes: { 'aria-expanded': String(open.has(index)) } });

/** A closing panel stays visible until its animation ends. If `hidden` is the server's, it stays, and style shows what is open. */
const dropdownClaims =
  (index: number, keepsHidden: boolean) =>
  ({ open, animating }: AccordionState): Claims => {
    const isShown = open.has(index) || animating.has(index);
    return {
      classes: { 'accordion-item__dropdown--open': isShown },
      ...(!(isShown && keepsHidden) && { attributes: { hidden: isShown ? null : 'until-found' } }),
    };
  };

type ItemOptions = Readonly<{ item: AccordionItem; index: number; store: AccordionStore }>;

function adoptItem(
  scope: Scope,
  { item: { item, button, dropdown, icon }, index, store }: ItemOptions,
): void {
  const owner = scope.owner();
  const buttonId = button.id || `${scope.id}-button-${index + 1}`;
  const dropdownId = dropdown.id || `${scope.id}-panel-${index + 1}`;
  const type = button.hasAttribute('type') ? {} : { type: 'button' };
  const keepsHidden = pageLedger.isServers(dropdown, 'hidden');

  owner.claim(button, { attributes: { id: buttonId, 'aria-controls': dropdownId, ...type } });
  owner.claim(dropdown, { attributes: { id: dropdownId, 'aria-labelledby': buttonId } });
  scope.bind(item, store, itemClaims(index));
  scope.bind(button, store, buttonClaims(index));
  scope.bind(dropdown, store, dropdownClaims(index, keepsHidden));
  if (icon) scope.bind(icon, store, iconClaims(index));
  scope.listen(button, 'click', () => store.toggle(index));
  // While it moves it is shown, so nothing was found by revealing it.
  onFindInPage(dropdown, scope, () => store.get().animating.has(index) || store.open(index));
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
  mount({ items, allowsMultipleOpen, initiallyOpen }, scope) {
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
    const found = items.find(({ isFound }) => isFound);
    if (found) (found.dropdown.querySelector(':target') ?? found.item).scrollIntoView();
    return store;
  },
});
