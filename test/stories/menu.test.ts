import { tellStories } from './support/story';

tellStories('menu', {
  'shows the menu of the tab that is chosen': {
    page: 'menu',
    steps: [
      'press "Lunch"',
      'key ArrowRight',
      'key ArrowRight',
      'key ArrowLeft',
      'key Enter',
      'key Home',
      'key ArrowLeft',
      'key Space',
    ],
  },
});
