import type { PartyTools } from '../../../consent/load-third-party';
import type { Claims } from '../../../core/ledger/ledger.types';
import type { Part } from '../../../core/scope';
import { fault, type ReadData } from '../../../core/unit';
import { insertHost } from '../../../dom/create-host';
import { safeUrl } from '../../../text/links/safe-url';
import { findSetting, scriptsIn } from './service-markup';

const SCRIPT = 'https://widget.zola.com/js/widget.js';

export type Zola = ReadData<ReturnType<typeof readZola>>;

export function readZola(element: HTMLElement) {
  const anchor = element.querySelector<HTMLAnchorElement>('a.zola-registry-embed');
  const link = safeUrl(anchor?.getAttribute('href'));
  if (!anchor || !link)
    return fault(
      'The block has no link to a registry at Zola (`.zola-registry-embed`), so there is nothing to show.',
    );
  return {
    provider: 'zola' as const,
    service: 'Zola',
    place: anchor.parentElement ?? element,
    /** The server's link, which Zola replaces. */
    anchor,
    link,
    hasOwnScript: scriptsIn(element).length > 0,
    script: findSetting(element, ['zolaScriptSrc']) ?? SCRIPT,
  };
}

export const zolaClaims = (isLoading: boolean): Claims => ({ classes: { 'is-rendering': isLoading } });

/** Zola replaces links with its widget, so it gets a copy of the server's. */
export async function showZola(
  part: Part,
  { anchor, place, script }: Zola,
  { load }: PartyTools,
): Promise<void> {
  insertHost(part, { into: place, before: anchor }, anchor.cloneNode(true));
  const hidden = { classes: { 'zola-registry-embed': false }, attributes: { hidden: '' } };
  part.owner().claim(anchor, hidden);
  await load(script, true);
}
