import { createList } from '../../consent/create-list';
import { followList } from '../../consent/follow-list';
import { readListSettings } from '../../consent/list-settings';
import { own } from '../../consent/own-list';
import { findListSettings } from '../../consent/policy';
import { defineFeature } from '../../core/unit';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The visitor's answers to the site's own list have been read, which is no new choice. */
    'consent:read': () => void;
  }
}

/** Brings the site's own categories and services, and the visitor's answers to them. */
export const unit = defineFeature({
  mount({ cookieSettings }, scope) {
    const settings = readListSettings(findListSettings(cookieSettings), (text) => scope.warn('read', text));
    own.list = settings && createList(settings);
    scope.defer(() => {
      own.list = undefined;
    });
    if (own.list) scope.defer(followList(scope.consent, own.list));
    // The site has been initialized before: then the banner has not been loaded for the list.
    const isLate = scope.consent.get() !== undefined;
    // Blocks may have asked before: what the visitor had allowed may start now. It is not a choice, which would be kept and told.
    own.isReading = true;
    scope.consent.refresh();
    own.isReading = false;
    scope.bus.emit('consent:read');
    if (isLate) scope.bus.emit('banner:update');
  },
});
