import { tellStories } from './support/story';

tellStories('review-request', {
  'sends a review': {
    page: 'review-request',
    steps: [
      'event submit on form',
      'press input[value="4"]',
      'type Pours well into textarea',
      'event submit on form',
      'wait 500',
    ],
  },
  'says that the request is over': {
    page: 'review-request',
    at: '#sqs-reviews-request-page-root',
    address: '?token=expired',
    steps: [],
  },
});
