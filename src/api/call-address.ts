/**
 * The address of a call. `path` begins with a slash; `server` is another server than the page's own, without a slash at the end.
 * Absolute, because the browser resolves a relative one against the page's `<base>`, which may name another site.
 * @example callAddress('/api/form/FormSubmissionKey') // 'https://site.example/api/form/FormSubmissionKey'
 */
export function callAddress(path: string, server?: string): string {
  // A document without an address of its own (`about:srcdoc`) has no origin.
  return (server ?? (/^https?:$/.test(location.protocol) ? location.origin : '')) + path;
}
