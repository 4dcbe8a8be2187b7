/** The size in pixels that an SVG picture has by itself. @param {string} svg */
export function sizeOfSvg(svg) {
  const [, width, height] = /^<svg [^>]*?\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}
