// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readSimpleLike } from '../../../../src/blocks/simple-like/simple-like.mount';

function button(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host.firstElementChild as HTMLElement;
}

it('has a place for its number only where the server has written nothing there', () => {
  const empty = button('<a data-item-id="i" data-like-count="3"><i class="like-count"> </i></a>');
  expect(readSimpleLike(empty)).toMatchObject({ id: 'i', count: 3, place: empty.firstElementChild });
  const written = button('<a data-item-id="i"><i class="like-count">3 Likes</i></a>');
  expect(readSimpleLike(written)).toEqual({ id: 'i', count: 0, place: undefined });
  const bare = button('<a data-item-id="i"></a>');
  expect(readSimpleLike(bare)).toMatchObject({ place: bare });
});

it('counts whole likes, and never fewer than none', () => {
  expect(readSimpleLike(button('<a data-item-id="i" data-like-count="-2"></a>'))).toMatchObject({ count: 0 });
  expect(readSimpleLike(button('<a data-item-id="i" data-like-count="2.9"></a>'))).toMatchObject({
    count: 2,
  });
  expect(readSimpleLike(button('<a data-like-count="2"></a>'))).toMatchObject({
    fault: expect.stringContaining('data-item-id'),
  });
});
