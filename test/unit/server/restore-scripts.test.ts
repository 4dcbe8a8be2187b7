import { describe, expect, it } from 'vitest';
import { restoreScripts } from '../../../src/server/adopt/restore-scripts';

const script = (text: string) => `<script data-name="static-context">s = ${text};</script>`;
const link = (address: string) =>
  script(JSON.stringify({ bar: `<a href="${address}" target="_blank">x</a>` }));
/** As wget writes it with `--convert-links`. */
const mirrored = (written: string) => script(`{"bar":"<a href="${written}" target=\\"_blank\\">x</a>"}`);

describe('a page that wget has saved', () => {
  it.each([
    ['a page of the site', 'https://a.example/\\&quot;/terms\\&quot;', '/terms'],
    [
      'another site',
      'https://a.example/blog/\\&quot;https://b.example/?a=1&amp;b=2\\&quot;',
      'https://b.example/?a=1&amp;b=2',
    ],
    ['a place on the page', 'https://a.example/\\&quot;#top\\"', '#top'],
    ['an e-mail address', 'https://a.example/\\&quot;mailto:a@b.example\\&quot;', 'mailto:a@b.example'],
  ])('has the link to %s in the text of a script again', (_, written, address) => {
    expect(restoreScripts(mirrored(written))).toBe(link(address));
  });

  it('has the names of the platform again that a saver has changed, in scripts alone', () => {
    expect(
      restoreScripts(
        '<p>blockedspace</p><script>Static.blockedspace_CONTEXT = {}; blockedspace.load()</script>',
      ),
    ).toBe('<p>blockedspace</p><script>Static.SQUARESPACE_CONTEXT = {}; Squarespace.load()</script>');
  });

  it('keeps links that can be read, and everything outside of scripts', () => {
    const page = `<a href="https://a.example/\\&quot;/terms\\&quot;">x</a>${link('/terms')}`;
    expect(restoreScripts(page)).toBe(page);
  });
});
