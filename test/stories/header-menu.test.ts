import { tellStories } from './support/story';

tellStories('header-menu', {
  'opens a folder of the navigation': {
    page: 'header',
    at: '.header-nav-list',
    steps: ['press "Visit"', 'key Escape', 'press "The collection"', 'press "Visit"'],
  },
});
