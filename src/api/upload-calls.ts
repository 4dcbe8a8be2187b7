import type { Api, ApiData, Transport } from './api.types';

/** A large file on a slow connection. */
const TIMEOUT_MS = 900_000;

/** The server's result for a file. */
type UploadedFile =
  | { readonly status: 'processed'; readonly id: string }
  | { readonly status: 'failed' | 'cancelled' };

function readUploaded({ id, status }: ApiData): UploadedFile | undefined {
  if (status === 'failed' || status === 'cancelled') return { status };
  return typeof id === 'string' && id ? { status: 'processed', id } : undefined;
}

/** Tells how much of the body has been sent, from 0 to 1. */
const sendWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (url, { method = 'POST', headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => total && onProgress(loaded / total);
      request.onload = () =>
        resolve({
          status: request.status,
          body: request.responseText,
          retryAfter: request.getResponseHeader('retry-after'),
        });
      const fail = () => reject(new TypeError('The upload has not come to an end.'));
      request.onerror = fail;
      request.onabort = fail;
      signal.addEventListener('abort', () => request.abort(), { once: true });
      // Fields of a form, a text or nothing: see `buildRequest`.
      request.send(body as XMLHttpRequestBodyInit | null);
    });

interface UploadRequest {
  readonly formId: string;
  readonly fieldId: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a file for a form that has not been sent yet. The path, the fields and the answer are a guess: see docs/markup/form.md.
 * @sent POST /api/form/UploadFile | necessary | a file is chosen in a form | the file, its name, and the form and field that it is for
 */
export function uploadFile(api: Api, { formId, fieldId, file, onProgress, signal }: UploadRequest) {
  const body = new FormData();
  body.set('formId', formId);
  body.set('fieldId', fieldId);
  body.set('file', file, file.name);
  return api.call({
    method: 'POST',
    path: '/api/form/UploadFile',
    body,
    transport: sendWithProgress(onProgress),
    timeoutMs: TIMEOUT_MS,
    read: readUploaded,
    signal,
  });
}
