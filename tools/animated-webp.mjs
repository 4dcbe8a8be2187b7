/**
 * A frame as a browser's canvas has encoded it, the place of it in the film and how long it is shown.
 * @typedef {{ webp: Buffer, x: number, y: number, width: number, height: number, milliseconds: number }} Frame `x` and `y` are even
 */

/** @param {number} value @param {number} size */
function littleEndian(value, size) {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
}

/** @param {string} name of four letters @param {Buffer[]} parts */
function chunk(name, ...parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from(name),
    littleEndian(body.length, 4),
    body,
    Buffer.alloc(body.length % 2),
  ]);
}

/** The picture data in a file of one picture: its chunks but for `VP8X`, which is about the file. @param {Buffer} webp */
function pictureChunks(webp) {
  const parts = [];
  for (let at = 12; at < webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (/^(?:VP8 |VP8L|ALPH)$/.test(webp.toString('latin1', at, at + 4))) parts.push(webp.subarray(at, end));
    at = end;
  }
  if (!parts.length) throw new Error('The browser has made a WebP file without a picture.');
  return parts;
}

/**
 * A WebP film that repeats for ever (RFC 9649). Each frame covers its part of the one before.
 * @param {{ width: number, height: number, frames: readonly Frame[] }} film
 */
export function animatedWebp({ width, height, frames }) {
  const IS_ANIMATED = 2;
  const KEEPS_LAST = 0;
  const REPLACES = 2;
  const size = (/** @type {number} */ wide, /** @type {number} */ high) => [
    littleEndian(wide - 1, 3),
    littleEndian(high - 1, 3),
  ];
  const body = [
    chunk('VP8X', littleEndian(IS_ANIMATED, 4), ...size(width, height)),
    chunk('ANIM', littleEndian(0xffffffff, 4), littleEndian(0, 2)),
    ...frames.map((frame) =>
      chunk(
        'ANMF',
        littleEndian(frame.x / 2, 3),
        littleEndian(frame.y / 2, 3),
        ...size(frame.width, frame.height),
        littleEndian(frame.milliseconds, 3),
        littleEndian(KEEPS_LAST | REPLACES, 1),
        ...pictureChunks(frame.webp),
      ),
    ),
  ];
  return chunk('RIFF', Buffer.from('WEBP'), ...body);
}
