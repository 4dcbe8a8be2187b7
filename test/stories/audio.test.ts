import { tellStories } from './support/story';

tellStories('audio', {
  'plays and pauses a recording': {
    page: 'audio',
    steps: ['press "Play How the roof is cleaned"', 'press .action', 'focus input', 'key End'],
  },
});
