import { checkArgs } from '../core/calls/check-args';
import {
  aFlag,
  aFunction,
  aList,
  aNumber,
  aText,
  each,
  oneOf,
  options as optionsOf,
  required,
} from '../core/calls/kinds';
import type { FactoryScope } from '../core/entry/site-services';
import { slugsOf, watchAddress } from './address/lightbox-address';
import type { Lightbox, LightboxItem, LightboxOptions } from './lightbox.types';
import { openLightbox } from './open-lightbox';

/** Theme code is not type-checked: throws for a set that cannot be shown, and names the missing part. */
export function checkSet(set: readonly LightboxItem[] | undefined): void {
  if (!set?.length)
    throw new RangeError(
      `No images: \`set\` is ${set ? 'an empty list' : set}. It should be a list of items, each with \`content\` that has a \`src\`.`,
    );
  set.forEach((item, index) => {
    // May be missing, despite the type.
    const content: Partial<LightboxItem['content']> | undefined = item?.content;
    const has = content?.type === 'video' ? content.html : content?.src;
    if (!has)
      throw new TypeError(`No image: item ${index + 1} of the set has no \`content\` with a \`src\`.`);
  });
}

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
      controls: optionsOf(each('previous next close zoom', aFlag)),
      theme: oneOf('dark', 'light'),
      title: aText,
      ...each('loop thumbnails', aFlag),
      thumbnail: aFunction,
      history: aFlag,
      ...each('returnFocusTo onClose onChange', aFunction),
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
