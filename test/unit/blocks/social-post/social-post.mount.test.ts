// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { mountUnit } from '../../support/mount-unit';

// It knows for good whether a page has a network's script: no other file may have asked.
let unit: typeof import('../../../../src/blocks/social-post/social-post.mount').unit;
beforeEach(async () => {
  vi.resetModules();
  ({ unit } = await import('../../../../src/blocks/social-post/social-post.mount'));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('gives the network a whole copy of the quote, which stays hidden behind it', () => {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src);
  });
  document.body.innerHTML = `<blockquote id="post" class="twitter-tweet own"><p>Ferns <a href="/a">unfold</a></p></blockquote>`;
  const before = document.body.innerHTML;
  const post = document.body.firstElementChild as HTMLElement;
  const consent = createConsent(
    () => {},
    () => ({}),
  );
  const { scope } = mountUnit(unit, post, { consent });
  expect([post.hidden, post.className]).toEqual([true, 'own']);
  const copy = post.nextElementSibling?.querySelector('blockquote') ?? post.nextElementSibling;
  expect([copy?.id, copy?.className, copy?.textContent]).toEqual(['', 'twitter-tweet own', 'Ferns unfold']);
  expect(asked).toEqual(['https://platform.twitter.com/widgets.js']);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('leaves a post to the page’s own script, also once that is gone', () => {
  document.body.innerHTML =
    '<blockquote class="instagram-media"></blockquote><script type="x" src="//www.instagram.com/embed.js"></script>';
  const [post, script] = document.body.children;
  expect(() => mountUnit(unit, post as HTMLElement)).toThrow('reads nothing');
  script?.remove();
  expect(() => mountUnit(unit, post as HTMLElement)).toThrow('reads nothing');
});
