import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.view';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly icon: IconName;
  /** Its name for screen readers. */
  readonly label: string;
  /** The icon's width and height in pixels; default: 24. */
  readonly size?: number;
  readonly iconClassName?: string;
}

/** A button that shows only an icon. Other props go to the `<button>`. */
export function IconButton({ icon, label, size, iconClassName, ...rest }: IconButtonProps): ReactNode {
  return (
    <button {...rest} type="button" aria-label={label}>
      <Icon name={icon} size={size} className={iconClassName} />
    </button>
  );
}
