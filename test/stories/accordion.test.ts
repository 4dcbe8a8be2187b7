import { tellStories } from './support/story';

tellStories('accordion', {
  'opens one answer at a time': {
    page: 'accordion',
    steps: [
      'press "When is the house open?"',
      'wait 500',
      'press "May I bring my dog?"',
      'wait 500',
      'key Enter',
      'wait 500',
      'key ArrowDown',
    ],
  },
});
