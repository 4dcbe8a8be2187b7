import type { SiteContext } from './context';

/** Whether the page is the preview in which its owner edits it: in a frame, with somebody logged in. */
export const isInEditorFrame = ({ authenticatedAccount }: SiteContext) =>
  window !== window.top && authenticatedAccount !== undefined;
