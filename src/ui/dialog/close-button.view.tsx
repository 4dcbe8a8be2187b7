import type { ReactNode } from 'react';
import { createMessages } from '../../text/messages';
import { IconButton, type IconButtonProps } from '../icon-button.view';
import messages from './dialog.messages.json';

const t = createMessages(messages);

/** The cross in the corner of a sheet. */
export function CloseButton({ className, ...rest }: Omit<IconButtonProps, 'icon' | 'label'>): ReactNode {
  const names = `${className ? `${className} ` : ''}inlay-own inlay-sheet-close`;
  return <IconButton {...rest} icon="close" label={t('close')} className={names} />;
}
