import { tellStories } from './support/story';

tellStories('simple-like', {
  'counts a like once': { page: 'blog-post', steps: ['press .sqs-simple-like', 'press .sqs-simple-like'] },
  'takes back what the server has refused': {
    page: 'blog-post',
    steps: ['server 500', 'focus .sqs-simple-like', 'key Enter', 'wait 1000'],
  },
});
