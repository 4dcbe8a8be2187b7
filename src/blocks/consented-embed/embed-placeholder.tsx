import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { safeUrl } from '../../text/links/safe-url';
import { EmbedPlaceholder, type EmbedPlaceholderProps } from './embed-placeholder.view';

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
