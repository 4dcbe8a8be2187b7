import { tellStories } from './support/story';

tellStories('popup-overlay', {
  'is shown after a while, and closed by Escape for good': {
    page: 'popup-overlay',
    at: 'main h1',
    steps: ['wait 6000', 'key Escape', 'wait 1000'],
  },
});
