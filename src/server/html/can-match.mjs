/** The content of the brackets of `:is(…)`, `:not(…)` and the like, with one pair inside. */
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*["']?([^"'\]]*)["']?[^\]]*)?\]/g;

/** @param {string} selector without brackets */
function namesIn(selector) {
  const attributes = [...selector.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => [
    `[${name}`,
    ...(value ? [`=${value.trim()}`] : []),
  ]);
  return [...(selector.replace(ATTRIBUTE, '').match(/[.#][\w-]+/g) ?? []), ...attributes];
}

/**
 * Whether one of some selectors can match an element, by the names in it: what is in the brackets of `:is()` and the like may be anything.
 * @param {string} selectors a list, without comments; their strings hold no comma and no bracket
 * @param {(names: readonly string[]) => boolean} mayBe whether there may be elements with these: `.class`, `#id`, `[attribute`, and `=value`, or a part of it
 * @example canMatch('.gone [title="a"], a.here:not(.gone)', (names) => !names.includes('.gone')) // true
 */
export const canMatch = (selectors, mayBe) =>
  selectors
    .replace(BRACKETS, '')
    .split(',')
    .some((one) => mayBe(namesIn(one)));
