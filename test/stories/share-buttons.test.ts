import { tellStories } from './support/story';

tellStories('share-buttons', {
  'opens a menu of services, by key and pointer': {
    page: 'blog-post',
    steps: [
      'press .ss-social-button',
      'key ArrowDown',
      'key End',
      'key Escape',
      'press .ss-social-button',
      'press main',
    ],
  },
});
