import type { ReactNode } from 'react';
import { Icon, type IconName } from './lightbox-icons';
import { t } from './lightbox-messages';

interface LightboxButtonProps {
  readonly name: IconName;
  readonly onClick: () => void;
  readonly isExpanded?: boolean;
}

/** The place in the layout is the wrapper's: themes set margins on every `button`. */
export function LightboxButton({ name, onClick, isExpanded }: LightboxButtonProps): ReactNode {
  return (
    <div className={`inlay-lightbox-control inlay-lightbox-control-${name}`}>
      <button
        type="button"
        className={`inlay-lightbox-button inlay-lightbox-button-${name}`}
        aria-label={t(name)}
        aria-expanded={isExpanded}
        onClick={onClick}
      >
        <Icon name={name} />
      </button>
    </div>
  );
}
