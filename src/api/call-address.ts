import { page } from '../context/page-endpoints';

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
