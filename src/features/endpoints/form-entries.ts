import { parseObject } from '../../data/parse-object';
import { findAround } from '../../dom/find-all';
import type { FieldModel, FieldType } from '../../forms/model/form.types';
import { readItems } from '../../forms/model/read-markup';
import { decodeEntities } from '../../text/decode-entities';

/** Entries by names that people can read in an email. */
export interface NamedEntries {
  readonly values: Readonly<Record<string, string>>;
  /** Ids of the fields by these names. */
  readonly idOf: ReadonlyMap<string, string>;
}

/** The first field of this type is called so: services answer to it. */
const EMAIL = 'email';

type Parts = readonly string[];

const filled = (parts: Parts) => parts.filter((part) => part.trim());

/** How the parts of a value are written as one text; by default as a list. */
const JOINED: Readonly<Partial<Record<FieldType, (parts: Parts) => string>>> = {
  name: (parts) => filled(parts).join(' '),
  phone: (parts) => filled(parts).join(' '),
  // Month, day and year: written so that no country reads it the wrong way round.
  date: ([month = '', day = '', year = '']) =>
    filled([year, month.padStart(2, '0'), day.padStart(2, '0')]).join('-'),
  time: ([hour = '', minute = '', second = '', half = '']) =>
    [filled([hour, minute, second]).join(':'), half].join(' ').trim(),
};

function textOf(value: unknown, type: FieldType | undefined): string {
  if (Array.isArray(value)) {
    const parts = value.map((part) => `${part}`);
    // A date that was left empty is not one of zeros.
    if (!filled(parts)[0]) return '';
    const join = (type && JOINED[type]) ?? ((all: Parts) => filled(all).join(', '));
    return join(parts);
  }
  if (typeof value !== 'object' || !value) return `${value ?? ''}`;
  return Object.entries(value)
    .map(([question, answer]) => `${question}: ${answer}`)
    .join('\n');
}

/** The fields of the form that has a field of this id, as the page shows it. */
function fieldsAround(id: string | undefined): ReadonlyMap<string, FieldModel> {
  const item = id === undefined ? null : document.getElementById(id);
  const form = item && findAround(item, 'form');
  const items = form instanceof HTMLFormElement ? [...readItems(form).values()] : [];
  return new Map(items.map((field) => [field.id, field]));
}

/**
 * The entries of a form as other servers take them: by the titles of their fields, each a text. A field without a title has its id. What
 * is sent besides a form (`productId`) keeps its name.
 * @example nameEntries({ form: '{"name-1":["Ada","Byron"]}' }).values // { Name: 'Ada Byron' }
 */
export function nameEntries(payload: Readonly<Record<string, unknown>>): NamedEntries {
  const isForm = typeof payload.form === 'string';
  const entries = Object.entries(isForm ? parseObject(payload.form) : payload);
  const fields = fieldsAround(entries[0]?.[0]);
  // Only what the server has written is sent as it was typed.
  const isEscaped = isForm && !('isOverlayForm' in payload);
  const values = new Map<string, string>();
  const idOf = new Map<string, string>();
  for (const [id, value] of entries) {
    const field = fields.get(id);
    const text = textOf(value, field?.type);
    const wanted = field?.type === EMAIL && !values.has(EMAIL) ? EMAIL : field?.key || field?.title || id;
    let name = wanted;
    for (let count = 2; values.has(name); count++) name = `${wanted} (${count})`;
    values.set(name, isEscaped ? decodeEntities(text) : text);
    idOf.set(name, id);
  }
  return { values: Object.fromEntries(values), idOf };
}
