import type { BlockScope } from '../../core/entry/block';
import { isPressable, onPress } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import { onDocument } from '../../ui/on-document';
import { pageLightbox, slugsOf, watchAddress } from '../address/lightbox-address';
import type { Lightbox, LightboxItem, LightboxOptions } from '../lightbox.types';
import messages from './lightbox-openers.messages.json';

const t = createMessages(messages);

/** One thing in the page that a click enlarges. */
export interface LightboxOpener {
  /** The link, the button, or the cell that is made a button. */
  readonly element: HTMLElement;
  readonly item: LightboxItem;
  /** The picture to grow out of, or an element around it. Default: `element`. */
  readonly thumbnail?: HTMLElement | undefined;
  readonly theme?: LightboxOptions['theme'] | undefined;
}

/** What openers need of the scope of their block, or of the gallery that theme code has made. */
export type OpenerScope = Pick<
  BlockScope,
  'block' | 'ledger' | 'guard' | 'warn' | 'context' | 'consent' | 'loadChunk'
>;

interface Entry extends LightboxOpener {
  /** The set that it belongs to: one block's, or one that several blocks share by name. */
  readonly set: object | string;
  open(): void;
}

/** What opens a lightbox on this page. */
const pageEntries = () => onDocument(document, 'lightbox-entries', () => new Set<Entry>());

const SHARED_SET = 'data-lightbox-set';

/** A click with a modifier asks the browser for a new tab, and gets it. */
const isPlainClick = (event: Event) =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey);

/** Whether it has words that are displayed: those in `noscript`, and what a theme has taken away, name nothing. */
const hasText = (node: Node): boolean =>
  [...node.childNodes].some((child) =>
    child instanceof Element
      ? // Chromium computes a display for `noscript`, though it never has a box.
        child.localName !== 'noscript' && getComputedStyle(child).display !== 'none' && hasText(child)
      : child instanceof Text && child.data.trim() !== '',
  );

const inPageOrder = (a: Entry, b: Entry) =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** What theme code has taken out of the page meanwhile is not shown any more, unless it was just clicked. */
const setOf = (wanted: Entry, entries: Iterable<Entry>): Entry[] =>
  [...entries]
    .filter((entry) => entry.set === wanted.set && (entry.element.isConnected || entry === wanted))
    .sort(inPageOrder);

/**
 * Makes each opener a button for everybody and lets it open the lightbox on its set: the openers of this call, or of
 * all blocks inside elements with the same `data-lightbox-set`. Also opens what the page's address names. Returns the undo.
 * @example
 * const undo = openOnClick([{ element: link, item: { content: { type: 'image', src: link.href, alt: '' } } }], scope);
 */
export function openOnClick(
  openers: readonly LightboxOpener[],
  scope: OpenerScope,
  options: Pick<LightboxOptions, 'title' | 'theme' | 'history' | 'thumbnails'> = {},
): () => void {
  if (!openers.length) return () => {};
  // Apart from the block's own claims on the same elements: an owner's second claim replaces its first.
  const owner = scope.ledger.owner(scope.block);
  const page = pageLightbox();
  const entries = pageEntries();
  const load = () => scope.loadChunk('open-lightbox', () => import('../open-lightbox'));
  const own: Entry[] = [];
  let opened: Lightbox | undefined;
  let isGone = false;

  const open = async (entry: Entry) => {
    // The second of a double click comes while the code is still on its way.
    if (page.lightbox) return;
    page.lightbox = true;
    const { openLightbox } = await load().catch((error) => {
      page.lightbox = undefined;
      throw error;
    });
    page.lightbox = undefined;
    if (isGone) return;
    const set = setOf(entry, entries);
    opened = openLightbox({
      history: true,
      ...options,
      services: scope,
      set: set.map(({ item }) => item),
      currentSetIndex: set.indexOf(entry),
      theme: entry.theme ?? options.theme ?? 'dark',
      thumbnail: (index) => set[index]?.thumbnail ?? set[index]?.element ?? null,
      returnFocusTo: (index) => set[index]?.element ?? null,
      onError: (error) => scope.warn('handler', error),
    });
  };

  for (const opener of openers) {
    const { element } = opener;
    const entry: Entry = {
      ...opener,
      set: element.closest(`[${SHARED_SET}]`)?.getAttribute(SHARED_SET) || own,
      open: () => void open(entry).catch((error) => scope.warn('load', error)),
    };
    own.push(entry);
    entries.add(entry);
    const isNative = isPressable(element);
    const isNamed = Boolean(
      opener.item.content.alt || element.getAttribute('aria-label') || hasText(element),
    );
    owner.claim(element, {
      ...(!isNative && { styles: { cursor: 'pointer' } }),
      attributes: {
        ...(!(element instanceof HTMLButtonElement) && { role: 'button' }),
        'aria-haspopup': 'dialog',
        ...(!isNative && { tabindex: '0' }),
        ...(!isNamed && { 'aria-label': t('open') }),
      },
    });
    const activate = scope.guard((event: Event) => {
      event.preventDefault();
      entry.open();
    });
    onPress(element, owner, (event) => {
      if (isPlainClick(event)) activate(event);
    });
    // The code is on its way while the finger is still coming down.
    owner.listen(element, 'pointerenter', () => void load().catch(() => {}), { once: true });
  }
  const stopWatching = watchAddress({
    open(slug) {
      const first = own[0];
      const set = first ? setOf(first, entries) : [];
      const entry = set[slugsOf(set.map(({ item }) => item)).indexOf(slug)];
      if (entry) entry.open();
      return Boolean(entry);
    },
  });

  return () => {
    isGone = true;
    for (const entry of own) entries.delete(entry);
    stopWatching();
    opened?.destroy();
    owner.release();
  };
}
