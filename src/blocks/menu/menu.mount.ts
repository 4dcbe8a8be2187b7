import { pageLedger } from '../../core/ledger/page-ledger';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { elementOfHash } from '../../dom/element-of-hash';
import { isRtl } from '../../dom/is-rtl';
import { onFindInPage } from '../../dom/on-find-in-page';
import { onPress } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import './menu.css';
import { type MenuData, type MenuPage, panelClaims, readMenu, tabClaims } from './menu.data';
import messages from './menu.messages.json';

type MenuStore = ReturnType<typeof createMenuStore>;

export function createMenuStore(count: number, selected: number) {
  const { get, set, subscribe } = createStore(selected);
  return {
    get,
    subscribe,
    /** Shows a menu. Ignores an index out of range. */
    select(index: number) {
      if (Number.isInteger(index) && index >= 0 && index < count) set(index);
    },
  };
}

declare global {
  interface Window {
    applyActiveStyle?: unknown;
  }
}

const answers = new Set<(id: string) => void>();
let servers: unknown;

function applyActiveStyle(id: unknown): void {
  for (const answer of answers) answer(`${id}`);
}

/**
 * Answers `applyActiveStyle('1-…')`, which the radio buttons of old pages call, while a menu is mounted. The function of those pages
 * marks a tab, and removes the marks of all other menus of the page. Returns the undo.
 */
function answerActiveStyle(answer: (id: string) => void): () => void {
  if (answers.size === 0) {
    servers = window.applyActiveStyle;
    window.applyActiveStyle = applyActiveStyle;
  }
  answers.add(answer);
  return () => {
    answers.delete(answer);
    if (answers.size > 0 || window.applyActiveStyle !== applyActiveStyle) return;
    if (servers === undefined) delete window.applyActiveStyle;
    else window.applyActiveStyle = servers;
  };
}

/** "Wine & beer" → `wine-beer`. Letters of all scripts stay. */
const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Ids for panels without one: `menu-` and the name of the menu, so that `#menu-lunch` links to it. */
export function namePanels(pages: readonly MenuPage[], blockId: string): string[] {
  const taken = new Set<string>();
  return pages.map(({ tab, panel }, index) => {
    const name = `menu-${slugOf(tab.textContent)}`;
    const isFree = name !== 'menu-' && !taken.has(name) && !document.getElementById(name);
    const id = panel.id || (isFree ? name : `${blockId}-menu-${index + 1}`);
    taken.add(id);
    return id;
  });
}

/** The menu that a hash points to, and the node in it: a panel, a tab, a radio button, or something in a panel. */
export function findLinked(pages: readonly MenuPage[], hash: string) {
  const target = elementOfHash(hash);
  if (!target) return undefined;
  const index = pages.findIndex(
    ({ tab, panel, radio }) => tab === target || radio === target || panel.contains(target),
  );
  return index < 0 ? undefined : { index, target };
}

const t = createMessages(messages);

/** Arrow keys, Home and End move the focus from tab to tab; Enter, Space and clicks select, as in the ARIA practices. */
function listenToTabs({ tablist, pages }: MenuData, store: MenuStore, scope: Scope): void {
  pages.forEach(({ tab }, index) => {
    onPress(tab, scope, (event) => {
      // A click on a label of old markup checks its radio button, and theme scripts listen to its change.
      if (event.type !== 'click') event.preventDefault();
      store.select(index);
    });
    scope.listen(tab, 'keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const step = isRtl(tablist) ? -1 : 1;
      const targets = new Map([
        ['ArrowRight', (index + step) % pages.length],
        ['ArrowLeft', (index - step) % pages.length],
        ['Home', 0],
        ['End', -1],
      ]);
      const target = targets.get(event.key);
      if (target === undefined) return;
      event.preventDefault();
      pages.at(target)?.tab.focus();
    });
  });
}

/** Keeps the hidden radio buttons of old markup in step with the selection: scripts of the page use them. */
function syncRadios(pages: readonly MenuPage[], store: MenuStore, scope: Scope): void {
  const checked = pages.find(({ radio }) => radio?.checked)?.radio;
  pages.forEach(({ radio }, index) => {
    if (radio) scope.listen(radio, 'change', () => radio.checked && store.select(index));
  });
  scope.defer(
    answerActiveStyle((id) =>
      store.select(pages.findIndex(({ radio }) => radio?.checked && radio.id === `menu-select-${id}`)),
    ),
  );
  scope.defer(
    store.subscribe(() => {
      const { radio } = pages[store.get()] ?? {};
      if (radio) radio.checked = true;
    }),
  );
  scope.defer(() => {
    if (checked) checked.checked = true;
  });
}

export const unit = defineUnit({
  read: readMenu,
  mount(data, scope, element) {
    const { tablist, pages, selected } = data;
    const store = createMenuStore(pages.length, selected);
    const owner = scope.owner();
    const panelIds = namePanels(pages, scope.id);
    const isNamed = tablist.hasAttribute('aria-label') || tablist.hasAttribute('aria-labelledby');
    owner.claim(tablist, {
      attributes: { role: 'tablist', ...(!isNamed && { 'aria-label': t('menus') }) },
    });

    pages.forEach(({ tab, panel }, index) => {
      const ids = { tab: tab.id || `${scope.id}-tab-${index + 1}`, panel: panelIds[index] ?? '' };
      const isServers = pageLedger.isServers(panel, 'hidden');
      const name = tab.textContent.trim();
      scope.bind(tab, store, (selected) => tabClaims(selected === index, ids));
      scope.bind(panel, store, (selected) => panelClaims(selected === index, { ids, name, isServers }));
    });
    const follow = (hash: string) => {
      const linked = findLinked(pages, hash);
      if (!linked) return;
      store.select(linked.index);
      const { panel, radio, tab } = pages[linked.index] ?? {};
      const isWhole = [panel, radio, tab].some((node) => node === linked.target);
      // The tabs stay in view, to show which menu this is.
      (isWhole ? element : linked.target).scrollIntoView();
    };

    syncRadios(pages, store, scope);
    listenToTabs(data, store, scope);
    pages.forEach(({ panel }, index) => {
      onFindInPage(panel, scope, () => store.select(index));
    });
    scope.listen(window, 'hashchange', () => follow(location.hash));
    follow(location.hash);
    return store;
  },
});
