import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.view';
import { t } from './lightbox-messages';

interface LightboxButtonProps {
  readonly name: 'caption' | 'close' | 'next' | 'previous' | 'zoomIn' | 'zoomOut';
  readonly onClick: () => void;
  readonly isExpanded?: boolean;
}

/** The wrapper is what the layout places: themes set margins on every `button`. */
export function LightboxButton({ name, onClick, isExpanded }: LightboxButtonProps): ReactNode {
  return (
    <div className={`inlay-lightbox-control inlay-lightbox-control-${name}`}>
      <IconButton
        className={`inlay-lightbox-button inlay-lightbox-button-${name}`}
        icon={name}
        iconClassName={`inlay-lightbox-icon inlay-lightbox-icon-${name}`}
        label={t(name)}
        aria-expanded={isExpanded}
        onClick={onClick}
      />
    </div>
  );
}
