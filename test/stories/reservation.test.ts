import { tellStories } from './support/story';

tellStories('reservation', {
  'is a link before a yes, and a form after it': {
    page: 'reservation',
    steps: ['press .inlay-waiting-proceed'],
  },
});
