const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#123;': '{',
  '&#125;': '}',
  '&amp;': '&',
};

const isObject = (json: unknown) => typeof json === 'object' && json !== null && !Array.isArray(json);

/** Attributes are decoded by the browser; some were encoded twice. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!text.includes('&quot;')) throw error;
    return JSON.parse(text.replace(/&(?:quot|#123|#125|amp);/g, (entity) => ENTITIES[entity] ?? entity));
  }
}

/** The settings that the server has written on a block; `undefined` where there are none, a fault where they are cut. */
export function readBlockJson(element: Element): { readonly json: unknown } | { readonly fault: string } {
  const text = element.getAttribute('data-block-json')?.trim();
  if (!text) return { json: undefined };
  try {
    const json = parse(text);
    if (isObject(json)) return { json };
  } catch {
    // Said below: what is no JSON and what is JSON of something else cannot be used alike.
  }
  return { fault: 'Error decoding gallery block data.' };
}
