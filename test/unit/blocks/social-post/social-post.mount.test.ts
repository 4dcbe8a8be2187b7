// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

// It knows for good whether a page has a network's script: no other file may have asked.
let unit: typeof import('../../../../src/blocks/social-post/social-post.mount').unit;
beforeEach(async () => {
  vi.resetModules();
  ({ unit } = await import('../../../../src/blocks/social-post/social-post.mount'));
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

interface Globals {
  twttr?: unknown;
  instgrm?: unknown;
}

/** A post on a page whose scripts do what the test says: they load, or fail. */
function mount(html: string, { waits = false, outcome = 'load' } = {}) {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src);
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(outcome)));
  });
  const post = pageElement(html);
  const consent = createConsent(
    () => {},
    () => ({ isRestrictiveCookiePolicyEnabled: waits }),
  );
  const { scope } = mountUnit(unit, post, { consent });
  return { asked, post, scope };
}

const TWEET = '<blockquote class="twitter-tweet"><a href="/a">Ferns</a></blockquote>';
const button = () => document.querySelector<HTMLElement>('inlay-ui button');

it.each([
  [
    'Twitter',
    TWEET,
    (globals: Globals, look: () => void) => (globals.twttr = { widgets: { load: look } }),
    'https://platform.twitter.com/widgets.js',
  ],
  [
    'Instagram',
    '<blockquote class="instagram-media"><a href="/a">Moss</a></blockquote>',
    (globals: Globals, look: () => void) => (globals.instgrm = { Embeds: { process: look } }),
    'https://www.instagram.com/embed.js',
  ],
])('has the script of %s look for the post once it has come', async (name, html, define, address) => {
  const look = vi.fn();
  define(window as Globals, look);
  const { asked, post, scope } = mount(html);
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([address]);
  // Twitter is told where; Instagram looks through the page.
  expect(look.mock.calls).toEqual([name === 'Twitter' ? [post.nextElementSibling] : []]);
  scope.end();
  Reflect.deleteProperty(window, 'twttr');
  Reflect.deleteProperty(window, 'instgrm');
});

it('shows the quote with a small button where the network may not be asked, which explains itself at a press', async () => {
  const { asked, post } = mount(TWEET, { waits: true });
  expect([asked, post.hidden]).toEqual([[], false]);
  await expect.poll(() => button()?.textContent).toBe('Show with Twitter');
  button()?.click();
  await expect
    .poll(() => document.querySelector('.inlay-waiting p')?.textContent)
    .toContain('This post comes from Twitter, which may set cookies');
  await expect.poll(() => document.activeElement === button()).toBe(true);
  button()?.click();
  expect([asked.length, post.hidden]).toEqual([1, true]);
  // The button is gone: its focus is in the post.
  expect(document.activeElement?.textContent).toBe('Ferns');
});

it('shows the quote with a button that tries again where the network’s script does not load', async () => {
  const { asked, post } = mount(TWEET, { outcome: 'error' });
  await expect.poll(() => button()?.textContent).toBe('Try Twitter again');
  expect([asked.length, post.hidden]).toEqual([1, false]);
  button()?.click();
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => button()?.textContent).toBe('Try Twitter again');
});
