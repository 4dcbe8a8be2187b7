import type { RawResponse, Transport } from '../../api/api.types';
import type { OtherServer, OutgoingCall } from '../../context/page-endpoints';
import { isPlainObject } from '../../data/is-plain-object';
import { parseObject } from '../../data/parse-object';
import { list, object, type Read, strings } from '../../data/shape';
import { type NamedEntries, nameEntries } from './form-entries';
import { jsonAnswer } from './json-answer';

const ok = jsonAnswer(200, { success: true });

/** How services say what is wrong: `{ errors: [{ field, message }] }`. */
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
  const message = [data.error ?? data.message].filter((text) => typeof text === 'string');
  return { error: [...message, ...others].join(' '), errors: Object.fromEntries(known) };
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
  const all = { ...fields, ...entries.values, page: location.origin + location.pathname };
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
