import { SourceMap } from 'node:module';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { replaceInBundle } from '../../../tools/replace-in-bundle.mjs';

const SOURCE = `export const first = "one";
export const second = "two";
export const third = \`a
\${self.b}\`, fourth = "three";
`;

/** The line and column of the source that a text of the code comes from. */
function sourceOf({ code, map }, text) {
  const before = code.slice(0, code.indexOf(text)).split('\n');
  const { originalLine, originalColumn } = new SourceMap(JSON.parse(map)).findEntry(
    before.length - 1,
    before.at(-1).length,
  );
  return SOURCE.split('\n')[originalLine].slice(originalColumn);
}

const bundle = () =>
  transform(SOURCE, {
    sourcefile: 'source.js',
    sourcemap: 'external',
    minifyWhitespace: true,
    minifyIdentifiers: true,
  });

const edit = (code, from, text) => ({
  start: code.indexOf(from),
  end: code.indexOf(from) + from.length,
  text,
});

describe('replaceInBundle', () => {
  it('replaces parts, whatever their order', async () => {
    const { code, map } = await bundle();
    const edits = [edit(code, '"two"', '2'), edit(code, '"one"', '1')];
    expect(replaceInBundle({ code, map, edits }).code).toBe(code.replace('"one"', '1').replace('"two"', '2'));
  });

  it.each([
    ['a shorter', '1'],
    ['a longer', '"a much longer text than before"'],
    ['no', ''],
  ])('leads to the same places of the source after %s text', async (_, text) => {
    const { code, map } = await bundle();
    expect(sourceOf({ code, map }, '"two"')).toMatch(/^"two"/);
    const result = replaceInBundle({ code, map, edits: [edit(code, '"one"', text)] });
    expect(sourceOf(result, '"two"')).toMatch(/^"two"/);
    expect(sourceOf(result, '"three"')).toMatch(/^"three"/);
  });

  it('adds up several replacements of a line, and leaves the next line alone', async () => {
    const { code, map } = await bundle();
    const edits = [edit(code, '"one"', '"longer than one"'), edit(code, '"two"', '2')];
    const result = replaceInBundle({ code, map, edits });
    expect(sourceOf(result, '`a')).toMatch(/^`a/);
    expect(sourceOf(result, '"three"')).toMatch(/^"three"/);
  });

  it('puts text in where nothing is taken out', async () => {
    const { code, map } = await bundle();
    const result = replaceInBundle({ code, map, edits: [{ start: 0, end: 0, text: 'const x=0;' }] });
    expect(result.code).toBe(`const x=0;${code}`);
    expect(sourceOf(result, '"one"')).toMatch(/^"one"/);
  });
});
