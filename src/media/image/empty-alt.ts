/** For decorative images: an empty `alt` where the server left the attribute out. */
export const emptyAlt = (image: Element) => (image.hasAttribute('alt') ? {} : { attributes: { alt: '' } });
