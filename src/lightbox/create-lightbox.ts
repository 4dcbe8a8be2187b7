// @chunk unlisted

import { checkArgs } from '../core/calls/check-args';
import {
  aFlag,
  aFunction,
  aList,
  aNumber,
  aText,
  oneOf,
  options as optionsOf,
  required,
} from '../core/calls/kinds';
import type { FactoryScope } from '../core/entry/feature';
import { slugsOf, watchAddress } from './address/lightbox-address';
import { checkSet } from './check-set';
import type { Lightbox, LightboxOptions } from './lightbox.types';
import { openLightbox } from './open-lightbox';

declare module '../core/entry/factories' {
  interface InlayFactories {
    /**
     * Opens the lightbox on theme code's own set. Rejects when the set is empty or an item has nothing to show.
     * @example
     * const lightbox = await Inlay.lightbox({ set: [{ content: { type: 'image', src: '/lake.jpg', alt: 'A lake' } }] });
     * lightbox.close();
     */
    lightbox(options: LightboxOptions): Promise<Lightbox>;
  }
}

export const check = checkArgs('lightbox', {
  options: required(
    optionsOf({
      set: required(aList),
      currentSetIndex: aNumber,
      controls: optionsOf({ previous: aFlag, next: aFlag, close: aFlag, zoom: aFlag }),
      theme: oneOf('dark', 'light'),
      title: aText,
      loop: aFlag,
      thumbnails: aFlag,
      thumbnail: aFunction,
      history: aFlag,
      returnFocusTo: aFunction,
      onClose: aFunction,
      onChange: aFunction,
    }),
  ),
});

export function create(scope: FactoryScope, options: LightboxOptions): Lightbox {
  checkSet(options?.set);
  const open = (currentSetIndex = options.currentSetIndex) => {
    const part = scope.part();
    const lightbox = openLightbox(part, { ...options, ...(currentSetIndex && { currentSetIndex }) });
    return { part, lightbox };
  };
  let { part, lightbox } = open();
  if (part.signal.aborted) throw new Error('The lightbox cannot be drawn.');
  if (!options.history) {
    part.defer(scope.end);
    return lightbox;
  }
  // The browser's Forward opens it again, so the returned object outlives one opening.
  const stopWatching = watchAddress({
    open(slug) {
      const index = slugsOf(options.set).indexOf(slug);
      if (index >= 0) ({ part, lightbox } = open(index));
      return index >= 0;
    },
  });
  scope.defer(stopWatching);
  return {
    get store() {
      return lightbox.store;
    },
    close: () => lightbox.close(),
    destroy: scope.end,
  };
}
