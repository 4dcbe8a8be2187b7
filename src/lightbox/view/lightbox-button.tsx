import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.view';
import { t } from './lightbox-messages';

interface LightboxButtonProps {
  readonly name: 'close' | 'previous' | 'next' | 'caption' | 'zoomIn' | 'zoomOut';
  readonly onClick: () => void;
  readonly isExpanded?: boolean;
}

/** The place in the layout is the wrapper's: themes set margins on every `button`. */
export function LightboxButton({ name, onClick, isExpanded }: LightboxButtonProps): ReactNode {
  return (
    <div className={`inlay-lightbox-control inlay-lightbox-control-${name}`}>
      <IconButton
        className={`inlay-lightbox-button inlay-lightbox-button-${name}`}
        iconClassName={`inlay-lightbox-icon inlay-lightbox-icon-${name}`}
        icon={name}
        label={t(name)}
        aria-expanded={isExpanded}
        onClick={onClick}
      />
    </div>
  );
}
