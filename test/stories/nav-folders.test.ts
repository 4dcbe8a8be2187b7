import { tellStories } from './support/story';

tellStories('nav-folders', {
  'opens a folder': {
    page: 'header-7-0',
    at: '.Header-nav',
    steps: [
      'hover .Header-nav-item--folder',
      'press "Visit"',
      'key Escape',
      'focus a.Header-nav-folder-title',
      'key ArrowDown',
    ],
  },
});
