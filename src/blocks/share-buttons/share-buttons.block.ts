import type { BlockDefinition } from '../../core/entry/block';

/** A button to share an item, by the browser or at one of the services that the site's owner has chosen. */
export const shareButtons: BlockDefinition = {
  name: 'share-buttons',
  selector: '.squarespace-social-buttons,.sqs-share-buttons',
  load: () => import('./share-buttons.mount'),
};
