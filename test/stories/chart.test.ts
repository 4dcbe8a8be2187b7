import { tellStories } from './support/story';

tellStories('chart', { 'draws bars': { page: 'charts', steps: ['resize 500'] } });
