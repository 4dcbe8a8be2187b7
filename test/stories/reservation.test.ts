import { tellStories } from './support/story';

const BLOCKS = ['opentable-v2', 'tock', 'acuity', 'zola'];
const ALL = { page: 'reservation', at: BLOCKS.map((name) => `.sqs-block-${name}`).join() };

tellStories('reservation', {
  'says whose form it is, and links to it, until the visitor allows it': { ...ALL, steps: [] },
  'tells an owner who edits the site to log out': {
    ...ALL,
    context(page) {
      page.authenticatedAccount = {};
    },
    steps: [],
  },
});
