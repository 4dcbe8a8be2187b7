import { tellStories } from './support/story';

tellStories('search-page', {
  'searches, and keeps the search in the address': {
    page: 'search-page',
    steps: ['type compost into input', 'event submit on form', 'wait 1000'],
  },
  'says that the server failed': {
    page: 'search-page',
    steps: ['server 500', 'type fern into input', 'event submit on form', 'wait 3000'],
  },
});
