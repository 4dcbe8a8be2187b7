import { readBlockJson } from '../../data/block-json';
import { number, object, strings } from '../../data/shape';
import { BlockType } from '../../vocabulary/blocks';

const readSettings = object(strings('collectionId blockId'));
const readType = number(BlockType.summaryV2);

export type SummaryRendering = NonNullable<ReturnType<typeof readRendering>>;

/** The request for a summary that the server has sent without its items; undefined for all others. */
export function readRendering(element: HTMLElement) {
  if (element.querySelector('.summary-item-list')) return undefined;
  const read = readBlockJson(element);
  if ('fault' in read) return undefined;
  const { collectionId, blockId } = readSettings(read.json);
  if (!collectionId) return undefined;
  return {
    content: element.querySelector<HTMLElement>('.sqs-block-content') ?? element,
    widget: {
      type: readType(element.dataset.blockType),
      id: blockId || element.id.replace(/^block-/, ''),
      value: read.json,
      collectionId,
    },
  };
}
