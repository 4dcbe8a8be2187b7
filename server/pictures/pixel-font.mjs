/** Letters of 3×5 pixels, just enough to tell pictures apart. */

export const GLYPH_WIDTH = 3;
export const GLYPH_HEIGHT = 5;

// Five rows of three pixels each, top to bottom, one octal digit a row: 4 is the left pixel, 1 the right one.
const GLYPHS = {
  0: '75557',
  1: '26227',
  2: '71747',
  3: '71717',
  4: '55711',
  5: '74717',
  6: '74757',
  7: '71122',
  8: '75757',
  9: '75717',
  a: '25755',
  b: '65656',
  c: '34443',
  d: '65556',
  e: '74647',
  f: '74644',
  g: '34553',
  h: '55755',
  i: '72227',
  j: '11152',
  k: '55655',
  l: '44447',
  m: '57755',
  n: '65555',
  o: '25552',
  p: '65644',
  q: '25563',
  r: '65655',
  s: '34216',
  t: '72222',
  u: '55557',
  v: '55552',
  w: '55775',
  x: '55255',
  y: '55222',
  z: '71247',
  '-': '00700',
  '.': '00002',
  _: '00007',
};

/**
 * The lit pixels of a text, as [x, y] from its top left corner; a character without a glyph is a space.
 * @param {string} text
 * @returns {[number, number][]}
 */
export function pixelsOf(text) {
  return [...text.toLowerCase()].flatMap((character, place) => {
    const rows = [...(GLYPHS[character] ?? '00000')].map(Number);
    return rows.flatMap((row, y) =>
      [0, 1, 2].filter((x) => row & (4 >> x)).map((x) => [place * (GLYPH_WIDTH + 1) + x, y]),
    );
  });
}
