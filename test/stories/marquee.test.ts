import { tellStories } from './support/story';

tellStories('marquee', {
  'moves its text, and rests': {
    page: 'marquee',
    steps: ['press "Pause moving text"', 'press .inlay-marquee-button'],
  },
  'rests where visitors want less motion': { page: 'marquee', reducedMotion: true, steps: [] },
});
