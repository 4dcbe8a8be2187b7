/**
 * Puts all rules of a layer into one block. Which of two layers comes first in the text does not matter.
 * @param {string} css minified, nothing outside of layers
 * @param {string} order the statement that names the layers, in front of the result
 */
export function mergeLayers(css, order) {
  // Rules outside of them stay, so that the tests of the house see it.
  const [outside, ...blocks] = css
    .replace(order, '')
    .trim()
    .split(/@layer (inlay\.\w+)\{/);
  /** @type {Map<string, string>} */
  const layers = new Map();
  for (let index = 0; index < blocks.length; index += 2) {
    const name = blocks[index] ?? '';
    layers.set(name, (layers.get(name) ?? '') + blocks[index + 1]?.slice(0, -1));
  }
  return order + outside + [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`).join('');
}
