export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes nearer than this belong to one line: bold and plain words of one size. */
const SAME_LINE_PX = 2;

/** One box for each line of a text that is broken into several: words in bold or in links have boxes of their own. */
export function lineBoxes(rects: Iterable<Box>): readonly Box[] {
  const lines: Box[] = [];
  for (const { left, top, width, height } of rects) {
    if (width <= 0 || height <= 0) continue;
    const index = lines.findIndex((line) => Math.abs(line.top - top) < SAME_LINE_PX);
    const line = lines[index];
    if (!line) {
      lines.push({ left, top, width, height });
      continue;
    }
    const start = Math.min(line.left, left);
    const end = Math.max(line.left + line.width, left + width);
    lines[index] = { ...line, left: start, width: end - start, height: Math.max(line.height, height) };
  }
  return lines;
}
