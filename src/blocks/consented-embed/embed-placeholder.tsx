import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { safeUrl } from '../../text/links/safe-url';
import { createMessages } from '../../text/messages';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import messages from './consented-embed.messages.json';
import './consented-embed.css';
import { watchSizes } from '../../dom/watch-size';

/**
 * Keeps `box` exactly over an element while sizes change, so that nothing moves when the box is removed.
 * `box` is positioned, and shares the element's containing block. Returns the call that stops.
 */
function coverElement(element: HTMLElement, box: HTMLElement): () => void {
  const place = () => {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = element;
    const edges = { top: offsetTop, left: offsetLeft, width: offsetWidth, height: offsetHeight };
    for (const [name, px] of Object.entries(edges)) box.style.setProperty(name, `${px}px`);
  };
  place();
  const around = element.offsetParent;
  return watchSizes(around ? [element, around] : [element], place);
}

const t = createMessages(messages);

interface EmbedPlaceholderProps {
  readonly embed: HTMLIFrameElement | HTMLTemplateElement;
  /** The host that the content comes from; empty where the markup does not say. */
  readonly host: string;
  /** As the markup names them, separated by spaces. */
  readonly categories: string;
  readonly onAllow: () => void;
}

/** Says why the embed is not there, and how to allow it. */
function EmbedPlaceholder({ embed, host, categories, onAllow }: EmbedPlaceholderProps): ReactNode {
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

/** The host that the content comes from; empty where the markup does not say. */
function hostOf(embed: HTMLIFrameElement | HTMLTemplateElement): string {
  const source =
    embed instanceof HTMLIFrameElement
      ? embed.dataset.src
      : embed.content.querySelector('[src]')?.getAttribute('src');
  const url = safeUrl(source);
  return url && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).hostname : '';
}

/** Puts the placeholder where the embed is. */
export function showPlaceholder(scope: Scope, props: Omit<EmbedPlaceholderProps, 'host'>): void {
  const { embed } = props;
  // An empty frame below the placeholder would be a stop of the keyboard that nobody sees.
  if (embed instanceof HTMLIFrameElement) scope.owner().claim(embed, { attributes: { inert: '' } });
  draw(scope, <EmbedPlaceholder {...props} host={hostOf(embed)} />, {
    into: embed.parentNode ?? document.body,
    before: embed.nextSibling,
  });
}
