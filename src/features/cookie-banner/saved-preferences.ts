import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { build } from '../../dom/build';
import type { BannerSettings } from './cookie-banner.data';

/** The way back to a choice that was made: a small button over the page, or a line at its end. Returns the button. */
export function showSavedPreferences(
  { savedLayout, themeName, theme }: BannerSettings,
  text: string,
  owner: LedgerOwner,
  onOpen: () => void,
): HTMLElement {
  const button = build(
    'button',
    { type: 'button', class: 'manage-bar-action inlay-cookie-saved-open' },
    text,
  );
  const bar = build(
    'div',
    {
      class: `manage-cookies-bar inlay-cookie-saved ${savedLayout}${themeName ? '' : ` ${theme}`}`,
      'data-section-theme': themeName || undefined,
    },
    button,
  );
  const host = document.createElement('inlay-ui');
  host.append(bar);
  button.addEventListener('click', onOpen);
  owner.insert(host, document.body);
  return button;
}
