import { tellStories } from './support/story';

tellStories('calendar', {
  'walks through the days by keys, and lists what happens on one': {
    page: 'calendar',
    steps: ['focus td[tabindex="0"]', 'key ArrowRight', 'key ArrowUp', 'key Home', 'key End', 'key Enter'],
  },
  'shows the next month': { page: 'calendar', steps: ['press "Next month"'] },
  'shows the month as a list': { page: 'calendar', steps: ['press "List"'] },
  'says that events could not be loaded, and tries again': {
    page: 'calendar',
    steps: ['server 500', 'press "Previous month"', 'wait 3000'],
  },
});
