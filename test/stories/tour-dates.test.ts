import { tellStories } from './support/story';

tellStories('tour-dates', {
  'says that concerts could not be loaded': { page: 'tour-dates', steps: ['press "Try again"'] },
});
