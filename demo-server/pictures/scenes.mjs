import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clampSide, hashOf } from './draw-test-card.mjs';

const FOLDER = fileURLToPath(new URL('../../demo-pages/pictures/', import.meta.url));

/** Drawings by their names. @type {Map<string, string> | undefined} */
let drawings;

function readDrawings() {
  drawings ??= new Map(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => [basename(file, '.svg'), readFileSync(join(FOLDER, file), 'utf8').trim()]),
  );
  return drawings;
}

/**
 * A calm landscape, a plant or a still life as SVG: the drawing of `demo-pages/pictures/` that is named as the first word of the name, or any for
 * other names. It fills the picture, and is cropped where that has another shape: what it shows is around the centre.
 * @param {{ width: number, height: number, name: string }} picture sizes in pixels
 * @example drawScene({ width: 1500, height: 1000, name: 'pond' })
 */
export function drawScene({ width, height, name }) {
  const [w, h] = [clampSide(width), clampSide(height)];
  const known = readDrawings();
  const [subject = ''] = name.toLowerCase().split('-');
  const drawing = known.get(subject) ?? [...known.values()][hashOf(name) % known.size] ?? '';
  const placed = drawing.replace(
    '<svg',
    `<svg width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"`,
  );
  // `preserveAspectRatio`: where CSS stretches the picture, its content stretches too, as that of a photograph does.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${placed}</svg>`;
}
