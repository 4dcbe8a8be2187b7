// @vitest-environment happy-dom
import type DOMPurify from 'dompurify';
import { expect, it, vi } from 'vitest';
import { sanitizeWithLibrary } from '../../../src/text/sanitize-with-library';

/** A library that lets everything through: what is asked of it, and what Inlay takes out itself. */
async function clean(html: string, everywhere: readonly string[] = []) {
  const sanitize = vi.fn((text: string, _: object) => document.createRange().createContextualFragment(text));
  const library = { default: { sanitize } as unknown as typeof DOMPurify };
  const list = { tags: { a: ['href'], p: [] }, everywhere, unwrapped: ['font'] };
  const host = document.createElement('div');
  host.append(await sanitizeWithLibrary(Promise.resolve(library), html, list));
  return { html: host.innerHTML, asked: sanitize.mock.calls[0]?.[1] };
}

it('asks the library for the tags and attributes of the list alone', async () => {
  expect((await clean('')).asked).toMatchObject({
    ALLOWED_TAGS: ['a', 'p', 'font', '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
  });
  expect((await clean('', ['class'])).asked).toMatchObject({
    ALLOWED_ATTR: ['href', 'class'],
    ALLOW_DATA_ATTR: true,
  });
});

it('leaves each tag its own attributes, since the library has one list for all', async () => {
  const { html } = await clean(
    '<p href="/a" data-x="1" class="b">Ferns <a href="/a" data-x="1">here</a></p>',
  );
  expect(html).toBe('<p>Ferns <a href="/a">here</a></p>');
});

it('keeps what every tag may have, data for scripts with it', async () => {
  const { html } = await clean('<p href="/a" data-x="1" class="b" id="c">Ferns</p>', ['class']);
  expect(html).toBe('<p data-x="1" class="b">Ferns</p>');
});

it('removes tags whose content stays', async () => {
  expect((await clean('<p><font color="red">Ferns <a href="/a">here</a></font></p>')).html).toBe(
    '<p>Ferns <a href="/a">here</a></p>',
  );
});
