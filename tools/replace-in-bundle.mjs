import { decode, encode } from '@jridgewell/sourcemap-codec';

/** @typedef {{ start: number, end: number, text: string }} Edit a part of the code, and what comes in its place */

/**
 * Replaces parts of bundled code, and moves its source map along. No edit spans lines.
 * @param {{ code: string, map: string, edits: readonly Edit[] }} bundle
 */
export function replaceInBundle({ code, map, edits }) {
  const sorted = edits.toSorted((one, other) => one.start - other.start);
  let replaced = '';
  let done = 0;
  for (const { start, end, text } of sorted) {
    replaced += code.slice(done, start) + text;
    done = end;
  }
  replaced += code.slice(done);
  const parsed = JSON.parse(map);
  const lines = decode(parsed.mappings);
  let lineStart = 0;
  code.split('\n').forEach((line, index) => {
    const inLine = sorted.filter(({ start }) => start >= lineStart && start <= lineStart + line.length);
    let next = 0;
    let shift = 0;
    for (const segment of inLine.length ? (lines[index] ?? []) : []) {
      while (next < inLine.length && (inLine[next]?.end ?? 0) - lineStart <= segment[0]) {
        const { start = 0, end = 0, text = '' } = inLine[next] ?? {};
        shift += text.length - (end - start);
        next++;
      }
      segment[0] += shift;
    }
    lineStart += line.length + 1;
  });
  return { code: replaced, map: JSON.stringify({ ...parsed, mappings: encode(lines) }) };
}
