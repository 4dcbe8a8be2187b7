import { tellStories } from './support/story';

tellStories('announcement-bar', {
  'is drawn above the page and closed for good': {
    page: 'announcement-bar',
    at: '.sqs-announcement-bar-dropzone,main h1',
    steps: ['press "Close"'],
  },
});
