import { lazyFeature } from '../../core/lazy-feature';

/** A line above the page, for sites that are set to show it and for whoever is logged in. */
export const announcementBar = lazyFeature({
  name: 'announcement-bar',
  isWanted: ({ context }) =>
    (context.showAnnouncementBar || context.authenticatedAccount !== undefined) &&
    document.querySelector('.sqs-announcement-bar-dropzone') !== null,
  load: () => import('./announcement-bar.mount'),
});
