import { liveContext } from '../../context/live-context';
import type { FeatureScope } from '../../core/entry/feature';
import { pageLedger } from '../../core/ledger/page-ledger';
import { build } from '../../dom/build';
import { createLocalStore } from '../../storage/local-store';
import { createMessages } from '../../text/messages';
import { setSafeHtml } from '../../text/sanitize';
import messages from '../../ui/bars.messages.json';
import { type Announcement, readAnnouncement } from './announcement.data';
import { forgetClosed, isClosed, rememberClosed } from './closed-record';
import './announcement-bar.css';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The announcement bar is in the page. */
    'announcement:ready': () => void;
    /** Its settings in the page's context have changed. */
    'announcement:update': () => void;
    /** Shows it again although it was closed. */
    'announcement:reset': () => void;
    /** The visitor has closed it. */
    'announcement:closed': () => void;
  }
}

const t = createMessages(messages);
const RESERVED = 'announcement-bar-reserved-space';

/** The bar as published themes style it. */
function buildBar(announcement: Announcement, onClose: () => void): HTMLElement {
  const words = build('div', { class: 'sqs-announcement-bar-text', id: 'inlay-announcement-text' });
  const close = build('button', {
    type: 'button',
    class: 'sqs-announcement-bar-close inlay-announcement-close',
    'aria-label': t('close'),
  });
  close.addEventListener('click', onClose);
  const { url, isNewWindow } = announcement;
  const link = url
    ? [
        build('a', {
          class: 'sqs-announcement-bar-url',
          href: url,
          'aria-labelledby': words.id,
          ...(isNewWindow && { target: '_blank', rel: 'noopener' }),
        }),
      ]
    : [];
  void setSafeHtml(words, announcement.text);
  return build(
    'section',
    { class: 'sqs-announcement-bar-custom-location inlay-announcement', 'aria-label': t('announcement') },
    build(
      'div',
      { class: 'sqs-widget sqs-announcement-bar' },
      build('div', { class: 'sqs-announcement-bar-content' }, ...link, words, close),
    ),
  );
}

/**
 * The page has been painted, or will have been: in the flow the bar would push all down. It lies in the room that the page has
 * kept if it fits there, and else floats at the foot of the window: at its head it would lie on the navigation. Returns the undo.
 */
function keepPlaced(bar: HTMLElement, dropzone: Element): () => void {
  const place = () => {
    const hasRoom = document.body.classList.contains(RESERVED);
    bar.classList.toggle('inlay-announcement--over', hasRoom);
    const room = Number.parseFloat(getComputedStyle(dropzone).minBlockSize) || 0;
    // Sizes of text are seldom whole pixels.
    const isFitting = hasRoom && (bar.firstElementChild?.getBoundingClientRect().height ?? 0) < room + 1;
    bar.classList.toggle('inlay-announcement--over', isFitting);
    bar.classList.toggle('inlay-announcement--afloat', !isFitting);
  };
  place();
  // Its words may come later, and break into more lines in a narrower window.
  const observer = new ResizeObserver(place);
  for (const sized of [dropzone, ...bar.children]) observer.observe(sized);
  return () => observer.disconnect();
}

export function mount({ bus, report }: FeatureScope): () => void {
  const owner = pageLedger.owner('announcement-bar');
  const storage = createLocalStore('local');
  const dropzone = document.querySelector('.sqs-announcement-bar-dropzone');

  const read = (): Announcement | undefined =>
    readAnnouncement(liveContext(), (path, wanted) => {
      report(
        'read',
        'announcement-bar',
        `${path} has the wrong type (${wanted} is expected), so the default is used.`,
      );
    });
  let stopPlacing = () => {};
  const draw = () => {
    stopPlacing();
    owner.release();
    const announcement = read();
    if (!dropzone || !announcement || isClosed(storage, announcement)) {
      // Nothing comes into the room that the page has kept.
      owner.claim(document.body, { classes: { [RESERVED]: false } });
      return;
    }
    const bar = buildBar(announcement, () => {
      const hadFocus = bar.contains(document.activeElement);
      rememberClosed(storage, announcement);
      draw();
      if (hadFocus) document.querySelector<HTMLElement>('[data-first-focusable-element]')?.focus();
      bus.emit('announcement:closed');
    });
    // The same element may be the theme's whole header: first in it, and nothing replaced.
    owner.insert(bar, dropzone, dropzone.firstChild);
    stopPlacing = keepPlaced(bar, dropzone);
    bus.emit('announcement:ready');
  };

  draw();
  const undos = [
    bus.on('announcement:update', draw),
    bus.on('announcement:reset', () => {
      forgetClosed(storage);
      draw();
    }),
  ];
  return () => {
    for (const undo of undos) undo();
    stopPlacing();
    owner.release();
  };
}
