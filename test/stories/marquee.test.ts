import { tellStories } from './support/story';

tellStories('marquee', {
  'moves its text, and rests at a press, under focus and out of view': {
    page: 'marquee',
    steps: [
      'press "Pause moving text"',
      'press .inlay-marquee-button',
      'hide .sqs-block',
      'show',
      'resize 700',
    ],
  },
  'is still where visitors want less motion': { page: 'marquee', reducedMotion: true, steps: [] },
});
