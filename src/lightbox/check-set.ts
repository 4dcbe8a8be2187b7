import type { LightboxItem } from './lightbox.types';

/** Theme code is not type-checked: throws for a set that cannot be shown, and says what is missing. */
export function checkSet(set: readonly LightboxItem[] | undefined): void {
  if (!set?.length) throw new RangeError('No images');
  set.forEach((item, index) => {
    // May be missing, whatever the type says.
    const content: Partial<LightboxItem['content']> | undefined = item?.content;
    const has = content?.type === 'video' ? content.html : content?.src;
    if (!has)
      throw new TypeError(`No image: item ${index + 1} of the set has no \`content\` with a \`src\`.`);
  });
}
