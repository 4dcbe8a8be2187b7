import { tellStories } from './support/story';

tellStories('comments', {
  'sends a comment': {
    page: 'blog-post',
    steps: [
      'press "Post comment"',
      'type Ada into [autocomplete=name]',
      'type Lovely lemons into textarea',
      'press "Post comment"',
      'event submit on form',
    ],
  },
  'sorts, likes and reports': {
    page: 'blog-post',
    steps: ['choose oldest in select', 'press "Like"', 'press "Report"', 'server 500', 'press "Like"'],
  },
  'opens a form below a comment, and loads more': {
    page: 'blog-post',
    steps: ['press "Reply to Piet"', 'press "Cancel"', 'press "Show more comments"'],
  },
});
