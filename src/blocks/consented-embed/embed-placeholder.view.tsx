import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createMessages } from '../../text/messages';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import messages from './consented-embed.messages.json';
import { coverElement } from './cover-element';
import './consented-embed.css';

const t = createMessages(messages);

export interface EmbedPlaceholderProps {
  readonly embed: HTMLIFrameElement | HTMLTemplateElement;
  /** Where the content comes from; empty where the markup does not say. */
  readonly host: string;
  /** As the markup names them, separated by spaces. */
  readonly categories: string;
  readonly onAllow: () => void;
}

/** Says why the embed is not there, and how to allow it. */
export function EmbedPlaceholder({ embed, host, categories, onAllow }: EmbedPlaceholderProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A template is not rendered, so there is nothing to cover.
  const isCover = embed instanceof HTMLIFrameElement;
  useLayoutEffect(
    () => (isCover && box.current ? coverElement(embed, box.current) : undefined),
    [embed, isCover],
  );
  return (
    <ThirdPartyNote
      text={t('waiting', { host: host || t('someone'), category: categories })}
      proceed={t('allow')}
      onProceed={onAllow}
      className={isCover ? 'inlay-waiting--cover' : ''}
      ref={box}
    />
  );
}
