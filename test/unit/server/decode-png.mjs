import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { crc32 } from '../../../server/pictures/crc32.mjs';

/** Reads an indexed PNG as a strict reader would, chunk by chunk. @param {Buffer} png */
export function decodePng(png) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([8, 3, 0, 0, 0]);
  const rows = inflateSync(chunks.get('IDAT'));
  expect(rows.length).toBe((width + 1) * height);
  const palette = chunks.get('PLTE');
  const colourAt = (x, y) => {
    const index = rows[y * (width + 1) + 1 + x] * 3;
    expect(index + 3).toBeLessThanOrEqual(palette.length);
    return [...palette.subarray(index, index + 3)];
  };
  return { width, height, colourAt };
}
