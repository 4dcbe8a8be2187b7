import type { BlockDefinition } from '../../core/entry/block';

/** Lines, circles and scribbles around words of a text. */
export const textHighlights: BlockDefinition = {
  name: 'text-highlights',
  selector: '.sqs-block-content:has(script.TextAttributes-props)',
  load: () => import('./text-highlights.mount'),
};
