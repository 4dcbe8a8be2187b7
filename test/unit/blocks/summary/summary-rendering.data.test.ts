// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readRendering } from '../../../../src/blocks/summary/summary-rendering.data';

function createBlock(json: string, content = ''): HTMLElement {
  const block = document.createElement('div');
  block.id = 'block-a1';
  block.dataset.blockType = '55';
  block.setAttribute('data-block-json', json);
  const inner = Object.assign(document.createElement('div'), { className: 'sqs-block-content' });
  if (content) inner.append(Object.assign(document.createElement('div'), { className: content }));
  block.append(inner);
  return block;
}

describe('a summary without its items', () => {
  it('asks for them with its type, id, settings and collection', () => {
    const block = createBlock('{"collectionId":"6189","design":"list"}');
    expect(readRendering(block)).toEqual({
      content: block.firstElementChild,
      widget: { type: 55, id: 'a1', value: { collectionId: '6189', design: 'list' }, collectionId: '6189' },
    });
  });

  it('has them in the block itself where that has no content', () => {
    const block = createBlock('{"collectionId":"6189"}');
    block.replaceChildren();
    expect(readRendering(block)?.content).toBe(block);
  });

  it('has the id of its settings rather than that of its element', () => {
    expect(readRendering(createBlock('{"collectionId":"6189","blockId":"b2"}'))?.widget.id).toBe('b2');
  });

  it.each([
    ['that has a list of items', createBlock('{"collectionId":"6189"}', 'summary-item-list')],
    ['that names no collection', createBlock('{}')],
    ['whose settings are cut off', createBlock('{"collectionId":')],
  ])('is not one %s', (_, block) => {
    expect(readRendering(block)).toBeUndefined();
  });
});
