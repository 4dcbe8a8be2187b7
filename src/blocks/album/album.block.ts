import type { BlockDefinition } from '../../core/entry/block';

/** Albums: album blocks, album pages, and the playlist of a cover page. */
export const album: BlockDefinition = {
  name: 'album',
  selector: '.sqs-album-block,.sqs-audio-playlist,.sqs-slice-album-playlist',
  load: () => import('./album.mount'),
};
