import { tellStories } from './support/story';

tellStories('portfolio-hover', {
  'shows the picture of the project under the pointer': {
    page: 'portfolio',
    steps: [
      'hover .portfolio-hover-item @2',
      'leave .portfolio-hover-item @2',
      'focus .portfolio-hover-item @3',
    ],
  },
});
