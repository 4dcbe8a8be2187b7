// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readSimpleLike, unit } from '../../../../src/blocks/simple-like/simple-like.mount';
import { elementOf, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

it('has a place for its number only where the server has written nothing there', () => {
  const empty = elementOf('<a data-item-id="i" data-like-count="3"><i class="like-count"> </i></a>');
  expect(readSimpleLike(empty)).toMatchObject({ id: 'i', count: 3, place: empty.firstElementChild });
  const written = elementOf('<a data-item-id="i"><i class="like-count">3 Likes</i></a>');
  expect(readSimpleLike(written)).toEqual({ id: 'i', count: 0, place: undefined });
  const bare = elementOf('<a data-item-id="i"></a>');
  expect(readSimpleLike(bare)).toMatchObject({ place: bare });
});

it('counts whole likes, and never fewer than none', () => {
  expect(readSimpleLike(elementOf('<a data-item-id="i" data-like-count="-2"></a>'))).toMatchObject({
    count: 0,
  });
  expect(readSimpleLike(elementOf('<a data-item-id="i" data-like-count="2.9"></a>'))).toMatchObject({
    count: 2,
  });
  expect(readSimpleLike(elementOf('<a data-like-count="2"></a>'))).toMatchObject({
    fault: expect.stringContaining('data-item-id'),
  });
});

it('a like that the server has not counted is taken back, and the visitor is told', async () => {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    `${address}`.includes('like-count') ? Response.json({}) : new Response('{}', { status: 500 }),
  );
  const element = pageElement('<a data-item-id="i" data-like-count="3"><i class="like-count"></i></a>');
  mountUnit(unit, element);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(() => document.body.textContent).toContain('not counted');
  expect([element.textContent, element.getAttribute('aria-pressed')]).toEqual(['3 Likes', 'false']);
});
