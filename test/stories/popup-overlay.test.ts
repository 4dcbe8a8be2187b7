import { tellStories } from './support/story';

tellStories('popup-overlay', {
  'is shown after a while, and closed by Escape for good': {
    page: 'popup-overlay',
    at: 'main h1',
    steps: [
      'wait 6000',
      'key Escape',
      ['the theme asks for it', (inlay) => inlay.emit('popup:show')],
      'press .inlay-sheet-close',
    ],
  },
  'is not shown on a page that it is not for': {
    page: 'popup-overlay',
    at: 'main h1',
    context: (context) => {
      context.websiteSettings.popupOverlaySettings.enabledPages = ['other'];
      context.websiteSettings.popupOverlaySettings.showOnAllPages = false;
    },
    steps: ['wait 20000'],
  },
});
