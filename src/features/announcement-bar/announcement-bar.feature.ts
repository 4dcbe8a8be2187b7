import { showsOverlays } from '../../context/shows-overlays';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { number } from '../../data/shape';
import { AnnouncementBarStyle } from '../../vocabulary/announcement-bar-styles';

/** A line above the page, on sites that are set to show it and for visitors who are logged in. */
export const announcementBar = lazyFeature({
  name: 'announcement-bar',
  isWanted: ({ context }) =>
    showsOverlays(context) &&
    number()(context.websiteSettings.announcementBarSettings?.style) === AnnouncementBarStyle.custom &&
    document.querySelector('.sqs-announcement-bar-dropzone') !== null,
  startOn: 'announcement:update',
  load: () => import('./announcement-bar.mount'),
});
