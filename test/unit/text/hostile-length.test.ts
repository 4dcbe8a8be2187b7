// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../../src/context/context';
import { styleFacet } from '../../../src/core/ledger/ledger-facets';
import { readBanner } from '../../../src/features/consent/cookie-banner/cookie-banner.data';
import { readDimensions, readFocalPoint } from '../../../src/media/image/dimensions';
import { readAlignment } from '../../../src/media/image/image-config';
import { readEmbed, readUrl } from '../../../src/media/video/read-embed';
import { decodeEntities } from '../../../src/text/decode-entities';
import { escapeHtml } from '../../../src/text/escape';
import { safeUrl } from '../../../src/text/links/safe-url';
import { htmlOf, plainText } from '../../../src/text/plain-text';
import { neutraliseHandlers } from '../../../src/text/sanitize';

/** Longer than an attribute of a page would well be. */
const LENGTH = 100_000;
/** Time that grows with the square of the length takes many seconds here; what grows with it takes milliseconds. */
const MAX_MS = 2000;

/** Beginnings without an end: what an expression may look for from every place anew. */
const PARTS = [
  ' ',
  '\t',
  '\n',
  '\n ',
  '\u00a0',
  '<',
  '<a',
  '<a ',
  '</p',
  '</script',
  '<!--',
  '<script',
  '<script>',
  '<iframe',
  '<iframe "',
  "<iframe '",
  '<iframe a="b" ',
  '<p a=',
  '<p a="',
  '<p onx',
  '<p style ',
  '="',
  "='",
  '= ',
  'a',
  'a=',
  'a ',
  'on',
  'onx ',
  '&',
  '&a',
  '&#1',
  '&lt;',
  '/',
  '//',
  '!',
  ' !',
  '1',
  '1,',
  '1x',
  'top ',
  '{',
  '{{',
  '"',
  "'",
  '%',
  ':',
];
const INPUTS = PARTS.flatMap((part) => {
  const long = part.repeat(Math.ceil(LENGTH / part.length));
  return [long, `x${long}b`, `<p>${long}`, `<iframe ${long}`, `<p a="1" ${long}>`];
});

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  plainText,
  htmlOf,
  decodeEntities,
  escapeHtml,
  neutraliseHandlers,
  safeUrl,
  readEmbed,
  readUrl,
  readDimensions,
  readFocalPoint,
  readAlignment,
  banner: (text) => readBanner({ cookieBannerText: text, cookieBannerPosition: text }),
  context: (text) => readSiteContext({ pageType: text, website: { id: text } }),
  'style claim': (text) => styleFacet.accepts('color', `${text}!important`),
};

describe('texts of 100,000 characters', () => {
  it('are those of the parts', () => {
    expect(INPUTS.length).toBeGreaterThan(200);
  });

  it.each(Object.entries(READERS))('%s reads each in time', (_, read) => {
    let slowest = 0;
    let slow = '';
    for (const input of INPUTS) {
      const start = performance.now();
      read(input);
      const took = performance.now() - start;
      if (took > slowest) [slowest, slow] = [took, input.slice(0, 40)];
    }
    expect(slowest, slow).toBeLessThan(MAX_MS);
  });
});
