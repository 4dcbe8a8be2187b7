// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { mapRoom } from '../../../../src/blocks/map/map-room';
import { findIn } from '../../support/markup';

describe('the room of a map before it is drawn', () => {
  const roomOf = (json: string, component = '') => {
    document.body.innerHTML = `<div class="sqs-block-map"><div class="sqs-block-content">${component}</div></div>`;
    findIn(document, '.sqs-block-map').dataset.blockJson = json;
    return mapRoom(findIn(document, '.sqs-block-content')).styles;
  };

  it.each([
    ['a ratio', '{"vSize":12,"aspectRatio":50}', { '--inlay-map-ratio': '2', '--inlay-map-height': 'auto' }],
    [
      'a ratio as text',
      '{"aspectRatio": "62.5"}',
      { '--inlay-map-ratio': '1.6', '--inlay-map-height': 'auto' },
    ],
    ['rows', '{"vSize":10,"aspectRatio":null}', { '--inlay-map-height': '340px' }],
    ['neither', '{"location":{}}', {}],
    ['damaged settings', '{"vSize":8,"loc', { '--inlay-map-height': '272px' }],
    ['no settings', '', {}],
  ])('is that of its settings: %s', (_, json, styles) => {
    expect(roomOf(json)).toEqual(styles);
  });

  it('is that of the newer component, which has its settings in a child', () => {
    const component = `<div data-context='{"aspectRatio":25}'></div>`;
    expect(roomOf('', component)).toEqual({ '--inlay-map-ratio': '4', '--inlay-map-height': 'auto' });
  });
});
