import { tellStories } from './support/story';

tellStories('social-post', {
  'shows the quote with a small button, which explains itself at a press': {
    page: 'social-posts',
    steps: ['press "Show with Twitter"'],
  },
});
