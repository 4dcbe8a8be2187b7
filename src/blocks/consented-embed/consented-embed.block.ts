import type { BlockDefinition } from '../../core/entry/block';

/** A frame without an address, or markup in a template, that waits for the visitor's consent. */
export const consentedEmbed: BlockDefinition = {
  name: 'consented-embed',
  selector: 'iframe[data-consent][data-src],template[data-consent]',
  handlesConsent: true,
  load: () => import('./consented-embed.mount'),
};
