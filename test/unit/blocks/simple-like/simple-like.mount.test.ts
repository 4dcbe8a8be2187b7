// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readSimpleLike, unit } from '../../../../src/blocks/simple-like/simple-like.mount';
import { elementOf } from '../../support/markup';
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

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

/** A like button of the page, whose server answers so; and its life. */
function mount(id: string, answer: () => Response) {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    `${address}`.includes('like-count') ? Response.json({}) : answer(),
  );
  const element = elementOf(`<a data-item-id="${id}" data-like-count="3"><i class="like-count"></i></a>`);
  document.body.append(element);
  const served = element.outerHTML;
  const { scope } = mountUnit(unit, element);
  const press = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const state = () => [
    element.textContent,
    element.getAttribute('aria-pressed'),
    element.getAttribute('aria-disabled'),
    element.classList.contains('clicked'),
  ];
  return { element, served, scope, press, state };
}

it('is a toggle button that is named by its count, and cannot be taken back', async () => {
  const { element, served, scope, press, state } = mount('liked', () => Response.json({ success: true }));
  expect([element.getAttribute('role'), element.getAttribute('tabindex')]).toEqual(['button', '0']);
  expect(state()).toEqual(['3 Likes', 'false', null, false]);
  press();
  await expect.poll(state).toEqual(['4 Likes', 'true', 'true', true]);
  expect(document.querySelector('[role=status],.inlay-toast')).toBeNull();
  scope.end();
  expect(element.outerHTML).toBe(served);
});

it('says for some seconds that a like was not counted', async () => {
  const { scope, press, state } = mount('refused', () => new Response('{}', { status: 500 }));
  press();
  await expect.poll(() => document.body.textContent).toContain('not counted');
  expect(state()).toEqual(['3 Likes', 'false', null, false]);
  scope.end();
});
