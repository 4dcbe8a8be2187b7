import { tellStories } from './support/story';

tellStories('mobile-bar', {
  'is drawn at the foot of a narrow window, with a dialog of opening hours': {
    page: 'mobile-bar',
    at: 'main h1',
    size: [400, 700],
    steps: ['press "Hours"', 'key Escape', 'focus a', 'event focusin on a'],
  },
  'waits until the window is narrow': { page: 'mobile-bar', at: 'main h1', steps: ['resize 500 700'] },
});
