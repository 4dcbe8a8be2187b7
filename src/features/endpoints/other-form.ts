import type { RawResponse, Transport } from '../../api/api.types';
import type { OtherServer, OutgoingCall } from '../../context/page-endpoints';
import { isPlainObject } from '../../data/is-plain-object';
import { parseObject } from '../../data/parse-object';
import { list, object, type Read, strings } from '../../data/shape';
import { findAround } from '../../dom/find-all';
import type { FieldModel, FieldType } from '../../forms/model/form.types';
import { readItems } from '../../forms/model/read-markup';
import { decodeEntities } from '../../text/decode-entities';
import { jsonAnswer } from './endpoint-calls';

/** Entries by names that people can read in an email. */
type NamedEntries = ReturnType<typeof nameEntries>;

/** The first field of this type is called so: services answer to it. */
const EMAIL = 'email';

/** The page's address is sent under this name, so no entry is. */
const ADDRESS = 'page';

type Parts = readonly string[];

const filled = (parts: Parts) => parts.filter((part) => part.trim());

/** Writes the parts of a value as one text; by default as a list. */
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
function nameEntries(payload: Readonly<Record<string, unknown>>) {
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
    for (let count = 2; values.has(name) || name === ADDRESS; count++) name = `${wanted} (${count})`;
    values.set(name, isEscaped ? decodeEntities(text) : text);
    idOf.set(name, id);
  }
  return { values: Object.fromEntries(values), /** Ids of the fields by these names. */ idOf };
}

const ok = jsonAnswer(200, { success: true });

/** Errors of services: `{ errors: [{ field, message }] }`. */
const errorShape = list(object(strings('field message')));

const isRefused = ({ ok: isOk, success, error, errors }: Readonly<Record<string, unknown>>) =>
  isOk === false || success === false || Boolean(error) || (Array.isArray(errors) && errors.length > 0);

/** Errors by the ids of their fields, and those of no field, as the platform's server would name them. */
function readErrors(data: Readonly<Record<string, unknown>>, { idOf }: NamedEntries) {
  const errors = errorShape(Array.isArray(data.errors) ? data.errors : []).filter(({ message }) => message);
  const ofField = ({ field }: Read<typeof errorShape>[number]) => idOf.get(field);
  const known = errors.flatMap((error) => {
    const id = ofField(error);
    return id ? [[id, error.message] as const] : [];
  });
  const others = errors.filter((error) => !ofField(error)).map(({ message }) => message);
  // `error` may only say that there is one: `{ "error": true, "message": "…" }`.
  const message = [data.error, data.message].find((text) => typeof text === 'string');
  return {
    error: [message, ...others].filter(Boolean).join(' '),
    errors: Object.fromEntries(known),
  };
}

/**
 * The answer of another server as the platform's would be. JSON has to say that the form was taken, by its status and without an error.
 * Anything but JSON counts only for form-encoded forms, whose handlers answer with a page; a blocker that answers JSON with a page has
 * not taken anything.
 */
function readOther(response: RawResponse, as: OtherServer['as'], entries: NamedEntries): RawResponse {
  const { status, body } = response;
  const parsed: unknown = parseObject(body);
  const data = isPlainObject(parsed) && /^\s*\{/.test(body) ? parsed : undefined;
  const isGood = status >= 200 && status < 300;
  if (isGood && (data ? !isRefused(data) : as === 'form' || status === 204)) return ok;
  if (!data) return response;
  const isEntry = isGood || status === 422;
  return { ...response, ...jsonAnswer(isEntry ? 400 : status, readErrors(data, entries)) };
}

/**
 * Answers the calls of a form by sending its entries to another server. Files cannot be sent: no other server takes them before the form.
 * @sent POST https://… | necessary | a form is sent that the page’s setting gives to another server | what was entered, and the page’s address
 */
export async function answerForm(
  { url, as, fields }: OtherServer,
  { path, init, signal }: OutgoingCall,
  send: Transport,
): Promise<RawResponse> {
  if (path.endsWith('/UploadFile')) return jsonAnswer(404);
  const entries = nameEntries(parseObject(init.body));
  const all = { ...fields, ...entries.values, [ADDRESS]: location.origin + location.pathname };
  const texts = Object.entries(all).map(([name, value]) => [name, `${value}`]);
  const response = await send(
    url,
    {
      method: 'POST',
      headers: { accept: 'application/json', ...(as === 'json' && { 'content-type': 'application/json' }) },
      body: as === 'json' ? JSON.stringify(all) : new URLSearchParams(texts),
      // Services answer pages of all sites, which browsers refuse where cookies are sent along.
      credentials: 'same-origin',
    },
    signal,
  );
  return readOther(response, as, entries);
}
