import type { BlockDefinition } from '../../core/entry/block';

/** Posts of social networks that an embed code quotes or links to. */
export const socialPost: BlockDefinition = {
  name: 'social-post',
  selector: 'blockquote:is(.twitter-tweet,.twitter-video,.instagram-media),a.twitter-timeline',
  load: () => import('./social-post.mount'),
};
