import { inSlices } from '../../core/in-slices';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { isPressable, onPress } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import { onDocument } from '../../ui/on-document';
import { pageLightbox, slugsOf, watchAddress } from '../address/lightbox-address';
import type { LightboxItem, LightboxOptions } from '../lightbox.types';
import messages from './lightbox-openers.messages.json';

const t = createMessages(messages);

export interface LightboxOpener {
  /** A link or button, or any element, which is made a button. */
  readonly element: HTMLElement;
  readonly item: LightboxItem;
  /** The image that the item grows from, or an element around it. Default: `element`. */
  readonly thumbnail?: HTMLElement | undefined;
  readonly theme?: LightboxOptions['theme'] | undefined;
}

interface Entry extends LightboxOpener {
  /** Identifies its set: one block's, or one that several blocks share by name. */
  readonly set: object | string;
  open(): void;
}

/** Everything that opens a lightbox on this page. */
const pageEntries = () => onDocument(document, 'lightbox-entries', () => new Set<Entry>());
const SHARED_SET = 'data-lightbox-set';

/** Clicks with a modifier are left to the browser, which opens a new tab. */
const isPlainClick = (event: Event) =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey);

/** Whether it has displayed text, which names it: text in `noscript` and hidden text do not. */
const hasText = (node: Node): boolean =>
  [...node.childNodes].some((child) =>
    child instanceof Element
      ? // Chromium computes a display for `noscript`, though it never has a box.
        child.localName !== 'noscript' && getComputedStyle(child).display !== 'none' && hasText(child)
      : child instanceof Text && child.data.trim() !== '',
  );

const inPageOrder = (a: Entry, b: Entry) =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The entries of a set in the page's order, without those that have been removed from the page. */
const setOf = (wanted: Entry, entries: Iterable<Entry>): Entry[] =>
  [...entries]
    .filter((entry) => entry.set === wanted.set && (entry.element.isConnected || entry === wanted))
    .sort(inPageOrder);

/** Reads styles. */
const isNamed = ({ element, item }: LightboxOpener): boolean =>
  Boolean(item.content.alt || element.getAttribute('aria-label') || hasText(element));

function makeButton(element: HTMLElement, hasName: boolean | undefined, owner: LedgerOwner): void {
  const isNative = isPressable(element);
  owner.claim(element, {
    ...(!isNative && { styles: { cursor: 'pointer' } }),
    attributes: {
      ...(!(element instanceof HTMLButtonElement) && { role: 'button' }),
      'aria-haspopup': 'dialog',
      ...(!isNative && { tabindex: '0' }),
      ...(!hasName && { 'aria-label': t('open') }),
    },
  });
}

/**
 * Makes openers buttons for the lightbox of their set: the openers of this call, or of all blocks with the same `data-lightbox-set` around them.
 * Also opens the item that the page's address names.
 * @example openOnClick([{ element: link, item: { content: { type: 'image', src: link.href, alt: '' } } }], scope);
 */
export function openOnClick(
  openers: readonly LightboxOpener[],
  scope: Scope,
  options: Pick<LightboxOptions, 'title' | 'theme'> = {},
): void {
  if (!openers.length) return;
  const owner = scope.owner();
  const page = pageLightbox();
  const entries = pageEntries();
  const own: Entry[] = [];
  const load = (from: Scope) => from.load('open-lightbox', () => import('../open-lightbox'));

  const open = scope.guard(async (entry: Entry) => {
    // The second click of a double click comes while the code loads.
    if (page.lightbox) return;
    page.lightbox = true;
    const part = scope.part();
    part.defer(() => {
      if (page.lightbox === true) page.lightbox = undefined;
    });
    try {
      const { openLightbox } = await load(part);
      const set = setOf(entry, entries);
      openLightbox(part, {
        history: true,
        ...options,
        set: set.map(({ item }) => item),
        currentSetIndex: set.indexOf(entry),
        theme: entry.theme ?? options.theme ?? 'dark',
        thumbnail: (index) => set[index]?.thumbnail ?? set[index]?.element ?? null,
        returnFocusTo: (index) => set[index]?.element ?? null,
      });
    } catch (error) {
      part.end();
      throw error;
    }
  });

  for (const opener of openers) {
    const entry: Entry = {
      ...opener,
      set: opener.element.closest(`[${SHARED_SET}]`)?.getAttribute(SHARED_SET) || own,
      open: () => open(entry),
    };
    own.push(entry);
    entries.add(entry);
  }
  inSlices(own, scope, (some) => {
    // Read for all of the slice before the first name is written.
    const named = some.map(isNamed);
    for (const [index, entry] of some.entries()) {
      const { element } = entry;
      makeButton(element, named[index], owner);
      onPress(element, scope, (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        entry.open();
      });
      // A head start of the time that a press takes. Errors are ignored here: opening reports them.
      scope.listen(element, 'pointerenter', () => void load(scope).catch(() => {}), { once: true });
    }
  });
  scope.defer(() => {
    for (const entry of own) entries.delete(entry);
  });
  scope.defer(
    watchAddress({
      open(slug) {
        const first = own[0];
        const set = first ? setOf(first, entries) : [];
        const entry = set[slugsOf(set.map(({ item }) => item)).indexOf(slug)];
        if (entry) entry.open();
        return Boolean(entry);
      },
    }),
  );
}
