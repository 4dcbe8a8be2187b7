import type { Claims } from '../../core/ledger/ledger.types';

/** The element around a select for options or for plans. */
export const SELECT_WRAPPER = '.variant-select-wrapper,.subscription-frequency-select-wrapper';

/**
 * What is chosen in the select of a wrapper, in the attributes that themes draw it from. Their select is transparent, and some hide the wrapper until it has
 * the first of them.
 */
export function selectTextClaims(wrapper: Element): Claims {
  const select = wrapper.querySelector('select');
  const option = select?.options[select.selectedIndex];
  const text = option?.getAttribute('label') ?? option?.text ?? '';
  return { attributes: { 'data-text': text, 'data-selected-value': text } };
}
