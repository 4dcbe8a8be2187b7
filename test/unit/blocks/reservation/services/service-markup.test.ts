// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  addressesIn,
  findSetting,
  scriptsIn,
  urlOf,
} from '../../../../../src/blocks/reservation/services/service-markup';

function blockOf(html: string, json?: object): HTMLElement {
  const block = document.createElement('div');
  block.innerHTML = html;
  if (json) block.dataset.blockJson = JSON.stringify(json);
  return block;
}

describe('the addresses in a block', () => {
  it('are those of scripts, frames and links, also of those that wait for consent', () => {
    const html = `<iframe src="https://a.example/1"></iframe><iframe data-src="https://a.example/2"></iframe>
      <a href="//a.example/3"></a><img src="https://a.example/no"><a href="javascript:alert(1)"></a><a></a>`;
    expect(addressesIn(blockOf(html)).map(({ href }) => href)).toEqual([
      'https://a.example/1',
      'https://a.example/2',
      'https://a.example/3',
    ]);
  });

  it('begin with the one that is there already', () => {
    const html = '<iframe src="https://a.example/1" data-src="https://a.example/2"></iframe>';
    expect(addressesIn(blockOf(html)).map(({ href }) => href)).toEqual(['https://a.example/1']);
  });

  it('are on the web', () => {
    expect([urlOf('mailto:a@b.example'), urlOf(null), urlOf('/book')?.pathname]).toEqual([
      undefined,
      undefined,
      '/book',
    ]);
  });
});

it('knows the scripts that the browser runs', () => {
  const html =
    '<script id="a"></script><script type="text/plain" id="b"></script><script type="module" id="c"></script>';
  expect(scriptsIn(blockOf(html)).map(({ id }) => id)).toEqual(['a', 'c']);
});

describe('a setting', () => {
  it.each<[string, string, object | undefined, string | undefined]>([
    ['of the JSON', '', { venueId: ' 42 ' }, '42'],
    ['that is a number', '', { venueId: 7 }, '7'],
    ['that is 0', '', { venueId: 0 }, '0'],
    ['in the markup', '<p data-venue-id=" 43 "></p>', undefined, '43'],
    ['of the JSON before the markup', '<p data-venue-id="43"></p>', { venueId: '42' }, '42'],
    ['in the markup, where that of the JSON is empty', '<p data-venue-id="43"></p>', { venueId: ' ' }, '43'],
    [
      'in the markup, where that of the JSON is of another kind',
      '<p data-venue-id="43"></p>',
      { venueId: {} },
      '43',
    ],
    ['that is empty', '<p data-venue-id=" "></p>', {}, undefined],
    ['by another name', '<p data-shop="44"></p>', {}, '44'],
    ['by its first name', '<p data-shop="44"></p>', { shop: '1', venueId: '2' }, '2'],
    ['that is nowhere', '', undefined, undefined],
  ])('%s is found', (_, html, json, expected) => {
    expect(findSetting(blockOf(html, json), ['venueId', 'shop'])).toBe(expected);
  });

  it('may be on the block itself', () => {
    const block = blockOf('');
    block.dataset.shop = 'own';
    expect(findSetting(block, ['venueId', 'shop'])).toBe('own');
    // Names that every object has are not settings.
    expect(findSetting(blockOf('', {}), ['toString'])).toBeUndefined();
  });
});
