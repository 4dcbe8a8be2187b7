import { record } from './shape';

const readRecord = record();
const DECODING = 'Error decoding gallery block data.';
const EVALUATING = 'Error evaluating gallery block data.';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#123;': '{',
  '&#125;': '}',
  '&amp;': '&',
};

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the JSON of an attribute; undefined if it is broken. The browser decodes attributes; some were encoded twice. */
export function tryBlockJson(text = ''): unknown {
  const json = tryJson(text);
  if (json !== undefined || !text.includes('&quot;')) return json;
  return tryJson(text.replace(/&(?:quot|#123|#125|amp);/g, (entity) => ENTITIES[entity] ?? entity));
}

/** Reads a gallery block's JSON attribute. Broken JSON is a fault; a missing attribute is a notice, and the block keeps working. Never throws. */
export function readBlockJson(
  element: Element,
):
  | { readonly json: Readonly<Record<string, unknown>>; readonly notice?: string }
  | { readonly fault: string } {
  const text = element.getAttribute('data-block-json')?.trim();
  if (!text) return { json: {}, notice: EVALUATING };
  const json = readRecord(tryBlockJson(text));
  return json ? { json } : { fault: DECODING };
}
