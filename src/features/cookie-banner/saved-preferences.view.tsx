/** @jsxImportSource ../../react/static */
import type { JSX } from '../../react/static/jsx-runtime';
import type { BannerSettings } from './cookie-banner.data';

interface SavedPreferencesProps {
  readonly settings: BannerSettings;
  readonly text: string;
  readonly onOpen: () => void;
}

/** Opens the saved choice again: a small button over the page, or a line at its end. */
export function SavedPreferences({ settings, text, onOpen }: SavedPreferencesProps): JSX.Element {
  const { savedLayout, themeName, theme } = settings;
  return (
    <div
      className={`manage-cookies-bar inlay-cookie-saved ${savedLayout}${themeName ? '' : ` ${theme}`}`}
      data-section-theme={themeName || undefined}
    >
      <button type="button" className="manage-bar-action inlay-cookie-saved-open" onClick={onOpen}>
        {text}
      </button>
    </div>
  );
}
