/** The designs of an image block. */
export enum ImageVariant {
  inline = 1012,
  poster = 1013,
  card = 1014,
  overlap = 1015,
  collage = 1016,
  stack = 1017,
}
