// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/product-reviews/product-reviews.mount';
import type { Part } from '../../../../src/core/scope';
import { mountUnit } from '../../support/mount-unit';

const REVIEW = {
  id: 'r1',
  title: 'Sturdy',
  body: 'Two winters outside.',
  authorName: 'Maud',
  rating: 4,
  createdOn: Date.UTC(2026, 1, 3),
  source: 'Elsewhere',
};

let serial = 0;
let asked: string[] = [];
const scopes: Part[] = [];

/** Places for reviews of a product that no other test has; the server answers each call with the next of these. */
async function mount(answers: ReadonlyArray<object | number>, classes = ['product-reviews']) {
  const id = `p${++serial}`;
  asked = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { searchParams } = new URL(`${address}`, location.href);
    const answer = answers[asked.length] ?? 500;
    asked.push(`${searchParams.get('productId') === id} ${searchParams.get('page')}`);
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
  });
  const places = classes.map((name) => {
    const place = Object.assign(document.createElement('div'), { className: name });
    place.dataset.productId = id;
    document.body.append(place);
    const { scope } = mountUnit(unit, place);
    scopes.push(scope);
    return { place, scope };
  });
  const [list] = places;
  const status = () => list?.place.querySelector('[role=status]')?.textContent;
  expect(status() ?? 'Loading').toMatch(/^Loading/);
  const settled = () => expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await settled();
  return { places, settled, query: (selector: string) => [...document.querySelectorAll(selector)] };
}

afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
});

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

it.each([
  [8.64e15, 1],
  [-8.64e15, 1],
  [8.64e15 + 1, 0],
  [undefined, 0],
])('of the moment %s have %i date', async (createdOn, count) => {
  const { query } = await mount([{ totalCount: 1, reviews: [{ ...REVIEW, createdOn }] }]);
  await expect.poll(() => query('.reviewDetails').length).toBe(1);
  expect(query('time')).toHaveLength(count);
});

it('say that there are none yet', async () => {
  const { query } = await mount([{ totalCount: 0, reviews: [] }]);
  expect(query('.averageStarsContainer, .showMoreReviewsButton, .reviewDetails')).toEqual([]);
  expect(query('.reviewsSection > p:not([role])')).toHaveLength(1);
});

it('that cannot be loaded are asked for again by the visitor', async () => {
  const { query, settled } = await mount([500, { totalCount: 1, averageRating: 4, reviews: [REVIEW] }]);
  expect(query('.showMoreReviewsButton, .reviewsSection > p:not([role])')).toEqual([]);
  const [again] = query('button') as HTMLButtonElement[];
  again?.click();
  await settled();
  await expect.poll(() => query('.reviewDetails').length).toBe(1);
  expect(query('button')).toEqual([]);
});

it('are asked for once for the list and the stars beside the name, which lead to the list', async () => {
  const { query } = await mount(
    [{ averageRating: 4.26, totalCount: 3, reviews: [REVIEW] }],
    ['product-reviews', 'product-review-summary'],
  );
  expect(asked).toHaveLength(1);
  await expect.poll(() => texts(query('.summaryLink'))).toEqual([expect.stringMatching(/^3 Reviews/i)]);
  expect(query(query('.summaryLink')[0]?.getAttribute('href') ?? 'none')).toHaveLength(1);
});

it('leave the name without stars where there are none', async () => {
  const { places } = await mount([{ totalCount: 0, reviews: [] }], ['product-review-summary']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(places[0]?.place.querySelector('a')).toBeNull();
});
