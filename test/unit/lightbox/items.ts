import type { LightboxImage, LightboxItem } from '../../../src/lightbox/lightbox.types';

export const createItem = (
  content: Partial<LightboxImage> = {},
  meta?: LightboxItem['meta'],
): LightboxItem => ({
  content: { type: 'image', src: '/a.jpg', alt: '', ...content },
  ...(meta && { meta }),
});

export const createItems = (count: number) =>
  Array.from({ length: count }, (_, index) => createItem({ src: `/${index}.jpg` }));
