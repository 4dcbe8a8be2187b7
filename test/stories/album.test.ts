import { tellStories } from './support/story';

tellStories('album', {
  'plays a track': { page: 'audio', steps: ['press "Play Steam in the pipes"', 'press a.button'] },
});
