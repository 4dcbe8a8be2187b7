import fc from 'fast-check';

const point = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));

/** Any text, with halves of surrogate pairs in it. `fc.string({ unit: 'binary' })` gives such texts, too, but takes more than a second to be made. */
export const anyText = fc.array(point).map((points) => points.join(''));
