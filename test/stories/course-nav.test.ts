import { tellStories } from './support/story';

tellStories('course-nav', {
  'opens the list of lessons, and keeps progress': {
    page: 'course',
    steps: ['press "Lessons"', 'press input', 'press "Lessons"'],
  },
});
