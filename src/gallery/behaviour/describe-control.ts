import type { Claims } from '../../core/ledger/ledger.types';

/** Role, name and tab stop of a control, if the server left them out. */
export function describeControl(element: HTMLElement, name: string): NonNullable<Claims['attributes']> {
  const isNative = element.matches('button,input');
  const isNamed =
    element.textContent.trim() ||
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby');
  return {
    ...(!isNative && !element.hasAttribute('role') && { role: 'button' }),
    ...(!isNative && !element.hasAttribute('tabindex') && !element.hasAttribute('href') && { tabindex: '0' }),
    ...(!isNamed && { 'aria-label': name }),
  };
}
