import { siteAddress } from './site-address';

/** The outermost window that is ours: a page of another site that shows this one in a frame stays where it is. */
export function outermostWindow(): Window {
  let outermost: Window = window;
  try {
    // Reading the origin of another site's window throws.
    while (outermost !== outermost.parent && outermost.parent.location.origin === location.origin) {
      outermost = outermost.parent;
    }
  } catch {
    // The next one out is another site's.
  }
  return outermost;
}

/**
 * Opens a page of this site in the top window: a checkout refuses to be shown in a frame, such as the editor's.
 * @example openOnTop('/checkout/donate', { donatePageId: '5f00' });
 */
export function openOnTop(path: string, query: Readonly<Record<string, string | undefined>> = {}): void {
  outermostWindow().open(siteAddress(path, query), '_self');
}
