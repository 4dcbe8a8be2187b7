// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { connectThemeSlides } from '../../../../src/lightbox/openers/connect-theme-slides';
import { createTestScope } from '../../support/scope';

const openers = vi.hoisted(() => ({ openOnClick: vi.fn() }));
vi.mock('../../../../src/lightbox/openers/lightbox-openers', () => openers);

beforeEach(() => openers.openOnClick.mockReset());

function connect(html: string, theme?: 'dark' | 'light') {
  const list = document.createElement('div');
  list.innerHTML = html;
  const slides = [...list.children] as HTMLElement[];
  connectThemeSlides(slides, createTestScope(), theme);
  const [found, , options] = openers.openOnClick.mock.calls[0] ?? [];
  return {
    items: found.map(({ item }: { readonly item: object }) => item),
    places: found.map(({ element }: { readonly element: HTMLElement }) => slides.indexOf(element)),
    options,
  };
}
const IMAGE = '<img src="/a.jpg" alt="A fern">';

it('opens the slides that have an image and no link', () => {
  const { places } = connect(
    `<p>${IMAGE}</p><p>A text</p><p><a href="/more">${IMAGE}</a></p><p><a>${IMAGE}</a></p><p><img></p>`,
  );
  expect(places).toEqual([0, 3]);
});

it('has their title, their text and their name in the address', () => {
  const slide = `<div data-slide-url="fern"><p class="title">Fern</p><p class="description">Green</p>${IMAGE}</div>`;
  expect(connect(slide).items).toEqual([
    {
      content: expect.objectContaining({ src: '/a.jpg', alt: 'A fern' }),
      meta: { title: 'Fern', description: 'Green' },
      id: 'fern',
    },
  ]);
});

it('has the theme of the lightbox where there is one', () => {
  expect(connect(`<p>${IMAGE}</p>`, 'light').options).toEqual({ theme: 'light' });
  openers.openOnClick.mockReset();
  expect(connect(`<p>${IMAGE}</p>`).options).toBeUndefined();
});
