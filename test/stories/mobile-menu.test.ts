import { tellStories } from './support/story';

tellStories('mobile-menu', {
  'opens over the page, and a folder slides in': {
    page: 'header-7-0',
    at: '.Mobile',
    size: [400, 700],
    steps: ['press .Mobile-bar-menu', 'press "Visit"', 'press "Back"', 'key Escape'],
  },
});
