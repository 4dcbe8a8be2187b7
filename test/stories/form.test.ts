import { tellStories } from './support/story';

tellStories('form', {
  'checks and sends': { page: 'forms', steps: [] },
});
