import { tellStories } from './support/story';

tellStories('accordion', {
  'opens one answer at a time': {
    page: 'accordion',
    steps: [
      'press "When is the house open?"',
      'wait 300',
      'press "May I bring my dog?"',
      'wait 300',
      'key Enter',
      'press "May I bring my dog?"',
    ],
  },
  'has its first answer open from the start, and opens others beside it': {
    page: 'accordion',
    at: '#block-3e90b7d41c5a4f6e8d02',
    reducedMotion: true,
    steps: [
      'press .accordion-item__click-target @2',
      'press .accordion-item__click-target',
      'event beforematch on .accordion-item__dropdown @3',
    ],
  },
});
