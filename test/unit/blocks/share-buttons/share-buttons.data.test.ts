// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readShareButtons } from '../../../../src/blocks/share-buttons/share-buttons.mount';

const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, true]));
const context = (options: unknown, baseUrl = 'https://otterbrook.example') => ({
  website: { baseUrl, shareButtonOptions: options },
});

function button(attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement('span');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

it('reads what is shared, on the address of the site', () => {
  const data = readShareButtons(
    button({ 'data-full-url': '/notes/a', 'data-title': ' A ', 'data-asset-url': '//img.example/a.png' }),
    context(all),
  );
  expect(data).toEqual({
    page: { address: 'https://otterbrook.example/notes/a', title: 'A', image: 'https://img.example/a.png' },
    // 3 and 5 have closed.
    services: ['x', 'facebook', 'linkedin', 'reddit', 'pinterest', 'tumblr'],
  });
});

it.each([
  ['no service', button({}), context({ 1: false, 3: true })],
  ['no options', button({}), {}],
  ['options that are not an object', button({}), context('all')],
])('is nothing to draw with %s', (_, element, given) => {
  expect(readShareButtons(element, given)).toBeUndefined();
});

it('leaves buttons of another script alone', () => {
  const element = button({});
  element.append(document.createElement('a'));
  expect(readShareButtons(element, context(all))).toBeUndefined();
});

it.each(['javascript:alert(1)', 'mailto:a@otterbrook.example', ''])(
  'shares the page instead of %s',
  (url) => {
    const data = readShareButtons(button({ 'data-full-url': url }), context(all));
    expect(data?.page.address).toBe(location.href);
    expect(data?.services).not.toContain('pinterest');
  },
);

it.each([undefined, ' '])('shares the page by its own title where the button names none: %j', (given) => {
  document.title = 'Notes';
  const data = readShareButtons(button(given ? { 'data-title': given } : {}), context(all));
  document.title = '';
  expect(data?.page.title).toBe('Notes');
});
