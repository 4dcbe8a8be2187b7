import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.mjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED_COLOUR = 3;

/**
 * Encodes an indexed picture.
 * @param {{ width: number, height: number, palette: number[][], rows: Buffer }} picture `palette` of at most 256
 *   `[r, g, b]`; `rows` as PNG wants them: each row a filter byte (0) and then one palette number per pixel
 * @returns {Buffer}
 */
export function encodePng({ width, height, palette, rows }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // bits per pixel
  header[9] = INDEXED_COLOUR;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
