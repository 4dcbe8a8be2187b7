/** @jsxImportSource ../../react/static */
import { liveContext } from '../../context/live-context';
import type { Part } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { flag, object, string } from '../../data/shape';
import { insertHost } from '../../dom/create-host';
import { whenIdle } from '../../dom/idle';
import { keepFocusClear } from '../../dom/keep-focus-clear';
import { watchSizes } from '../../dom/watch-size';
import { createLocalStore, type LocalStore } from '../../storage/local-store';
import { keepReadable } from '../../ui/keep-readable';
import { type Announcement, readAnnouncement } from './announcement.data';
import { AnnouncementBar } from './announcement-bar.view';

/**
 * The platform's own key and shape: inline scripts of pages read it to decide whether to keep room for the bar.
 * @stored browser storage | squarespace-announcement-bar | necessary | until cleared | that the visitor has closed the announcement
 */
const KEY = 'squarespace-announcement-bar';

const readFields = object({ text: string(), clickthroughUrl: object({ url: string() }), closed: flag() });

/** Checks whether the visitor has closed this announcement: a new text or link makes it a new one. */
function isClosed(storage: LocalStore, { text, url = '' }: Announcement): boolean {
  const kept = readFields(storage.get(KEY));
  return kept.closed && kept.text === text && kept.clickthroughUrl.url === url;
}

/** Pages that keep room for the bar write this class on the body before they are painted. */
const RESERVED = 'announcement-bar-reserved-space';

/**
 * Places the bar at the top where the page has kept room for it: over this room if it fits, or else in the flow, so that the room
 * grows. Without such room it is at the foot of the window: at the top it would cover the navigation, or push the page down after it has
 * been painted. There it keeps its room at the end of the page, so that nothing stays covered. Returns the undo.
 */
function keepPlaced(bar: Element, dropzone: Element, atEnd: ElementCSSInlineStyle): () => void {
  const place = () => {
    const hasRoom = document.body.classList.contains(RESERVED);
    bar.classList.toggle('inlay-announcement--over', hasRoom);
    const room = Number.parseFloat(getComputedStyle(dropzone).minBlockSize) || 0;
    // Heights of text are seldom whole pixels.
    const isFitting = hasRoom && (bar.firstElementChild?.getBoundingClientRect().height ?? 0) < room + 1;
    bar.classList.toggle('inlay-announcement--over', isFitting);
    bar.classList.toggle('inlay-announcement--afloat', !hasRoom);
    atEnd.style.blockSize = hasRoom ? '' : `${bar.getBoundingClientRect().height}px`;
  };
  place();
  // The text may arrive later, and wraps in narrower windows.
  return watchSizes([dropzone, ...bar.children], place);
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The announcement bar is in the page. */
    'announcement:ready': () => void;
    /** The announcement's settings in the page's context have changed. */
    'announcement:update': () => void;
    /** Shows the announcement bar again although it was closed. */
    'announcement:reset': () => void;
    /** The visitor has closed the announcement bar. */
    'announcement:closed': () => void;
  }
}

export const unit = defineFeature({
  mount(_context, scope) {
    const storage = createLocalStore('local');
    const dropzone = document.querySelector('.sqs-announcement-bar-dropzone');
    let shown: Part | undefined;

    const update = scope.guard(() => {
      shown?.end();
      shown = scope.part();
      const announcement = readAnnouncement(liveContext(), scope.warnShape);
      if (!dropzone || !announcement || isClosed(storage, announcement)) {
        // Nothing will fill the room that the page has kept.
        shown.owner().claim(document.body, { classes: { [RESERVED]: false } });
        return;
      }
      const close = scope.guard(() => {
        const hadFocus = host.contains(document.activeElement);
        const { text, url = '', isNewWindow: newWindow } = announcement;
        storage.set(KEY, { text, clickthroughUrl: { url, newWindow }, closed: true });
        update();
        if (hadFocus) document.querySelector<HTMLElement>('[data-first-focusable-element]')?.focus();
        scope.bus.emit('announcement:closed');
      });
      const bar = <AnnouncementBar announcement={announcement} load={shown.load} onClose={close} />;
      // The dropzone may be the theme's whole header: the bar comes first in it and replaces nothing.
      const host = insertHost(shown, { into: dropzone, before: dropzone.firstChild }, bar);
      const room = <div className="inlay-announcement-room" />;
      insertHost(shown, { into: document.body }, room);
      shown.defer(keepPlaced(bar, dropzone, room));
      const part = shown;
      // Colours do not move anything: the first paint need not wait for them. For text as large as the theme has it the page has kept room.
      part.defer(whenIdle(part.guard(() => keepReadable(bar, part, { minTextPx: 0 }))));
      keepFocusClear(shown, () => bar, 'inlay-announcement--aside');
      scope.bus.emit('announcement:ready');
    });

    update();
    scope.on('announcement:update', update);
    scope.on('announcement:reset', () => {
      storage.remove(KEY);
      update();
    });
  },
});
