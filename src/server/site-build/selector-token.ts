/** Splits a selector at commas, or at another character, outside of brackets. Unlike the one that pages have, it gives back parts of what no browser understands, too. */
export function splitOutsideBrackets(selector: string, separator = ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector) {
    if (/[([]/.test(letter)) depth++;
    if (/[)\]]/.test(letter)) depth--;
    if (letter === separator && !depth) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** `:not(…)` and `:has(…)`, with one pair of brackets inside of those inside. */
const CONDITION = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const CHOICE = /^[\w-]*:is\(((?:[^()]|\([^()]*\))*)\)/;

/**
 * For each way in which an element may match a selector, one id, class or attribute that it has then: shorter than the selector, and true of more elements.
 * @example tokensOf('.a:has(.b) > .c:not(.d),:is(.e,.f) .g') // ['.c', '.g']
 */
export function tokensOf(selector: string): string[] {
  const tokens = splitOutsideBrackets(selector).flatMap((one) => {
    const plain = one.replace(CONDITION, '');
    const last = splitOutsideBrackets(plain.replace(/\s*[>+~]\s*/g, ' '), ' ').at(-1) ?? '';
    const choice = CHOICE.exec(last)?.[1];
    if (choice !== undefined) return tokensOf(choice);
    return /[#.][\w-]+|\[[^\]]+\]/.exec(last)?.[0] ?? last;
  });
  return [...new Set(tokens)];
}
