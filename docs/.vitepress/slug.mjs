/** The anchor of a heading, as GitHub makes it, so that a link works in both places. @param {string} heading */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
