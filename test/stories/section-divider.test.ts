import { tellStories } from './support/story';

tellStories('section-divider', {
  'draws the shape of its edge': {
    page: 'sections',
    at: '[data-section-id]:has(.section-divider-display)',
    steps: ['resize 600'],
  },
});
