import { html } from 'hono/html';

const MAX_SIDE_PX = 8000;

/** @param {number} side in pixels */
export function clampSide(side) {
  return Math.min(MAX_SIDE_PX, Math.max(1, Math.round(side) || 1));
}

/** FNV-1a: similar names get very different numbers. @param {string} text */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Draws a test card as SVG: a two-colour gradient chosen by the seed, a frame along the edge and a cross in a ring at the
 * centre, so that cropping shows, and the label below the ring.
 * @param {{ width: number, height: number, label?: string, seed?: string }} card sizes in pixels
 * @example drawTestCard({ width: 1500, height: 1000, label: 'harbour' })
 */
export function drawTestCard({ width, height, label = '', seed = label }) {
  const [w, h] = [clampSide(width), clampSide(height)];
  const line = Math.max(1, Math.round(Math.min(w, h) / 80));
  const hash = hashOf(seed);
  const [from, to] = [hash % 360, (hash % 360) + 30 + ((hash >>> 9) % 90)];
  const box = (/** @type {number} */ inset, /** @type {string} */ fill) =>
    html`<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" fill="${fill}"/>`;
  // `preserveAspectRatio`: where CSS stretches the picture, its content stretches too, as that of a photograph does.
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${from} 48% 36%)"/><stop offset="1" stop-color="hsl(${to} 48% 66%)"/></linearGradient>
${box(0, `hsl(${from} 50% 20%)`)}${box(line, '#fff')}${box(2 * line, 'url(#g)')}
<g transform="translate(${w / 2} ${h / 2}) scale(${Math.min(w, h) / 12})" fill="#fff" font-family="sans-serif" text-anchor="middle">
<path d="M-.5 0h1M0-.5v1M1 0a1 1 0 1 0-2 0a1 1 0 1 0 2 0" fill="none" stroke="#fff" stroke-width=".15"/>
<text y="2.2" font-size="1">${readable(label)}</text>
</g>
</svg>`;
  return svg.toString();
}

/** Short, and without the control characters that XML refuses. @param {string} label */
function readable(label) {
  return label.replace(/\p{C}/gu, ' ').slice(0, 24);
}
