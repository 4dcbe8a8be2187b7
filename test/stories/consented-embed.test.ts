import { tellStories } from './support/story';

tellStories('consented-embed', {
  'loads after consent': { page: 'consent-services', steps: [] },
});
