import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { own } from '../../consent/own-list';
import type { Embed } from '../../consent/waiting-markup';
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
  readonly embed: Embed;
  /** The names that the visitor must allow for it. */
  readonly names: string;
  readonly address: string | null | undefined;
  readonly onAllow: () => void;
}

function EmbedPlaceholder({ embed, names, address, onAllow }: EmbedPlaceholderProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A template is not rendered, so there is nothing to cover.
  const isCover = embed instanceof HTMLIFrameElement;
  useLayoutEffect(
    () => (isCover && box.current ? coverElement(embed, box.current) : undefined),
    [embed, isCover],
  );
  return (
    <ThirdPartyNote
      text={t('waiting', { host: senderOf(names, address), category: names })}
      proceed={t('allow')}
      onProceed={onAllow}
      className={isCover ? 'inlay-waiting--cover' : ''}
      ref={box}
    />
  );
}

/** The name of the service that the embed waits for, as the site's own list has it, or its host. */
function senderOf(names: string, address: EmbedPlaceholderProps['address']): string {
  const services = own.list?.categories.flatMap((category) => category.services) ?? [];
  const service = services.find(({ id }) => names.split(' ').includes(id));
  return service?.name || webUrl(address)?.hostname || t('someone');
}

export function showPlaceholder(scope: Scope, props: EmbedPlaceholderProps): void {
  const { embed } = props;
  // An empty frame below the placeholder would be an invisible tab stop.
  if (embed instanceof HTMLIFrameElement) scope.owner().claim(embed, { attributes: { inert: '' } });
  draw(scope, <EmbedPlaceholder {...props} />, placeAfter(embed));
}
