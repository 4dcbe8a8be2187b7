import { tellStories } from './support/story';

tellStories('pricing-plan', {
  'shows the price of the other period': {
    page: 'pricing-plan',
    steps: ['press "Yearly"', 'press "Monthly"'],
  },
});
