import { tellStories } from './support/story';

tellStories('search', {
  'previews results while the visitor types': {
    page: 'search',
    steps: ['type fern into input', 'wait 1000', 'key ArrowDown', 'key ArrowDown', 'key Escape', 'key Enter'],
  },
});
