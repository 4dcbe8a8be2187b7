import { page } from '../context/page-endpoints';
import type { ApiCall, ApiFields } from './api.types';

/** The longest that an attempt may take, for calls without a limit of their own. */
export const TIMEOUT_MS = 30_000;

export interface BuiltRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * The address of a call. `path` begins with a slash; `server` is another server than the page's own, without a slash at the end.
 * Absolute, because the browser resolves a relative one against the page's `<base>`, which may name another site.
 * @example callAddress('/api/form/FormSubmissionKey') // 'https://site.example/api/form/FormSubmissionKey'
 */
export function callAddress(path: string, server?: string): string {
  const known = server ?? page.endpoints?.serverOf(path);
  // A document without its own address (`about:srcdoc`) has no origin.
  return (known ?? (/^https?:$/.test(location.protocol) ? location.origin : '')) + path;
}

/** Fields as a form-encoded body or query; without those that are undefined or null. */
export function encodeFields(fields: ApiFields): URLSearchParams {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
}

/**
 * The address, headers and body of a call, with the crumb where the call wants it.
 * @param options `base`: another server than the page's own, without a slash at the end
 */
export function buildRequest<Data>(
  call: ApiCall<Data>,
  { crumb, base }: { readonly crumb: string | undefined; readonly base?: string | undefined },
): BuiltRequest {
  const { method, path, query, crumb: place = 'query', keepalive = false } = call;
  const search = encodeFields({ ...query, crumb: place === 'query' ? crumb : undefined }).toString();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (place === 'header' && crumb) headers['x-csrf-token'] = crumb;
  let body: BodyInit | null = null;
  if (call.method === 'POST' && call.form) {
    body = encodeFields({ key: call.key, ...call.form, crumb: place === 'field' ? crumb : undefined });
  } else if (call.method === 'POST' && call.body !== undefined) body = call.body;
  else if (call.json !== undefined) {
    const key = call.method === 'POST' ? call.key : undefined;
    headers['content-type'] = 'application/json';
    body = JSON.stringify(key === undefined ? call.json : { key, ...(call.json as object) });
  }
  return {
    url: callAddress(path + (search && `?${search}`), base),
    init: { method, headers, body, credentials: 'include', keepalive },
  };
}

/** Sends data while the page unloads, fields form-encoded; false when the browser refuses it. */
export function sendBeacon(path: string, body: string | ApiFields, base?: string): boolean {
  try {
    return navigator.sendBeacon(
      callAddress(path, base),
      typeof body === 'string' ? body : encodeFields(body),
    );
  } catch {
    return false;
  }
}
