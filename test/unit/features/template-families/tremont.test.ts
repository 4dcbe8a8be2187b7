// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/template-families/tremont.mount';
import { createTestScope } from '../../support/scope';

const parts = vi.hoisted(() => ({
  fitHeader: vi.fn(),
  mountIndex: vi.fn(),
  placeGallery: vi.fn(),
  hideTitleCard: vi.fn(),
  decideDriver: vi.fn(),
}));
vi.mock('../../../../src/features/template-families/tremont-header', () => parts);
vi.mock('../../../../src/features/template-families/tremont-index', () => parts);
vi.mock('../../../../src/features/template-families/tremont-gallery', () => parts);
vi.mock('../../../../src/features/template-families/tremont-title', () => parts);
vi.mock('../../../../src/context/driven-by-theme', () => parts);

beforeEach(() => {
  for (const part of Object.values(parts)) part.mockReset();
});

const FRAME = '<div data-controller="HeaderOverflow, Other"></div>';
const PARTS = `<p data-controller="IndexSetup"></p><p data-controller="GalleryLayout"></p>
  <p data-controller="TitleCardHandler"></p><p data-controller="TitleCardHandler"></p>`;

function mount(html: string, driver: unknown) {
  document.body.innerHTML = html;
  parts.decideDriver.mockReturnValue(driver);
  unit.mount(readSiteContext(undefined), createTestScope() as unknown as FeatureScope);
}
const calls = () =>
  [parts.fitHeader, parts.mountIndex, parts.placeGallery, parts.hideTitleCard].map(
    ({ mock }) => mock.calls.length,
  );

it('drives what the page has of the family, at once where nothing has to be waited for', () => {
  mount(FRAME + PARTS, 'inlay');
  expect(calls()).toEqual([1, 1, 1, 2]);
  expect(parts.fitHeader.mock.calls[0]?.[1]).toBe(document.body.firstElementChild);
});

it.each([
  ['when the theme’s script has not come', 'inlay', [1, 1, 1, 2]],
  ['not when it has', 'theme', [0, 0, 0, 0]],
])('starts later %s', async (_, driver, expected) => {
  mount(FRAME + PARTS, Promise.resolve(driver));
  expect(calls()).toEqual([0, 0, 0, 0]);
  await Promise.resolve();
  expect(calls()).toEqual(expected);
});

it.each([
  ['pages of other families', PARTS, 'inlay'],
  ['what the theme’s script drives', FRAME + PARTS, 'theme'],
])('leaves %s alone', (_, html, driver) => {
  mount(html, driver);
  expect(calls()).toEqual([0, 0, 0, 0]);
});
