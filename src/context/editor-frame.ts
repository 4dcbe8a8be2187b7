import type { SiteContext } from './context';

/** Checks whether the page is the preview of the platform's editor: in a frame, with an account logged in. */
export const isInEditorFrame = ({ authenticatedAccount }: SiteContext) =>
  window !== window.top && authenticatedAccount !== undefined;
