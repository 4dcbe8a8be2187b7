import { tellStories } from './support/story';

tellStories('mobile-bar', {
  'stands at the foot of a narrow window, and opens its dialogs': {
    page: 'mobile-bar',
    at: 'main h1',
    size: [400, 700],
    steps: ['press "Hours"', 'key Escape', 'resize 1200'],
  },
});
