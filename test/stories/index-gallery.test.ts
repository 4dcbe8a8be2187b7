import { tellStories } from './support/story';

tellStories('index-gallery', {
  'hides all its texts at once, and leads on': {
    page: 'gallery-index',
    steps: ['press .hide-meta-toggle', 'press "Next slide"'],
  },
});
