import { tellStories } from './support/story';

tellStories('cookie-banner', {
  'asks, and keeps a no': {
    page: 'cookie-banner',
    at: 'main h1',
    with: ['consent'],
    steps: [
      'press "Decline"',
      ['a theme asks for the banner', (inlay) => inlay.emit('banner:open')],
      'press "Accept"',
    ],
  },
  'opens a dialog with its categories': {
    page: 'cookie-banner-current',
    at: 'main h1',
    with: ['consent'],
    steps: ['press "Accept all"', 'press "Cookie preferences"'],
  },
});
