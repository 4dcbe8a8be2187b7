import { findAll } from '../../dom/find-all';

/** Reads which text is to be scaled; nothing where there is none. Never throws. */
export function readScaledText(element: HTMLElement): { readonly text: HTMLElement } | undefined {
  const [text] = findAll(element, '.sqsrte-scaled-text');
  return text?.textContent?.trim() ? { text } : undefined;
}
