import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Scope } from '../../core/scope';
import { placeAfter } from '../../dom/create-host';
import { watchSizes } from '../../dom/watch-size';
import { draw } from '../../react/draw';
import { webUrl } from '../../text/links/web-url';
import { createMessages } from '../../text/messages';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import './consented-embed.css';
import messages from './consented-embed.messages.json';

/** Keeps a positioned box over an element of the same containing block, so that nothing moves when it is removed. Returns the undo. */
function coverElement(element: HTMLElement, box: HTMLElement): () => void {
  const place = () => {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = element;
    const edges = { top: offsetTop, left: offsetLeft, width: offsetWidth, height: offsetHeight };
    // Custom properties: the reset of our own parts undoes all others.
    for (const [name, px] of Object.entries(edges)) box.style.setProperty(`--_${name}`, `${px}px`);
  };
  place();
  const around = element.offsetParent;
  return watchSizes(around ? [element, around] : [element], place);
}

const t = createMessages(messages);

interface EmbedPlaceholderProps {
  readonly embed: HTMLIFrameElement | HTMLTemplateElement;
  readonly categories: string;
  readonly onAllow: () => void;
}

function EmbedPlaceholder({ embed, categories, onAllow }: EmbedPlaceholderProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A template is not rendered, so there is nothing to cover.
  const isCover = embed instanceof HTMLIFrameElement;
  useLayoutEffect(
    () => (isCover && box.current ? coverElement(embed, box.current) : undefined),
    [embed, isCover],
  );
  return (
    <ThirdPartyNote
      text={t('waiting', { host: hostOf(embed) || t('someone'), category: categories })}
      proceed={t('allow')}
      onProceed={onAllow}
      className={isCover ? 'inlay-waiting--cover' : ''}
      ref={box}
    />
  );
}

function hostOf(embed: EmbedPlaceholderProps['embed']): string {
  const source =
    embed instanceof HTMLIFrameElement
      ? embed.dataset.src
      : embed.content.querySelector('[src]')?.getAttribute('src');
  return webUrl(source)?.hostname ?? '';
}

export function showPlaceholder(scope: Scope, props: EmbedPlaceholderProps): void {
  const { embed } = props;
  // An empty frame below the placeholder would be an invisible tab stop.
  if (embed instanceof HTMLIFrameElement) scope.owner().claim(embed, { attributes: { inert: '' } });
  draw(scope, <EmbedPlaceholder {...props} />, placeAfter(embed));
}
