/** What is in a gallery. */
export const GALLERY_MEDIA = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

export type GalleryMedium = (typeof GALLERY_MEDIA)[number];
