const DECODING = 'Error decoding gallery block data.';
const EVALUATING = 'Error evaluating gallery block data.';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#123;': '{',
  '&#125;': '}',
  '&amp;': '&',
};

/**
 * Parses the JSON of an attribute. The browser decodes attributes; some were encoded twice.
 * @throws SyntaxError when it is damaged
 */
export function parseBlockJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!text.includes('&quot;')) throw error;
    return JSON.parse(text.replace(/&(?:quot|#123|#125|amp);/g, (entity) => ENTITIES[entity] ?? entity));
  }
}

/** `parseBlockJson` of broken JSON: undefined. */
export function tryBlockJson(text: string | undefined): unknown {
  try {
    return parseBlockJson(text ?? '');
  } catch {
    return undefined;
  }
}

/** Reads a gallery block's JSON attribute. Broken JSON is a fault; a missing attribute is a notice, and the block keeps working. Never throws. */
export function readBlockJson(
  element: Element,
):
  | { readonly json: Readonly<Record<string, unknown>>; readonly notice?: string }
  | { readonly fault: string } {
  const text = element.getAttribute('data-block-json')?.trim();
  if (!text) return { json: {}, notice: EVALUATING };
  try {
    const json = parseBlockJson(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { json: { ...json } };
  } catch {}
  return { fault: DECODING };
}
