import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmbed } from '../../../../src/media/video/read-embed';

describe('readEmbed', () => {
  it('reads the frame, its title and its ratio', () => {
    const embed = readEmbed(
      '<br/><iframe src="//www.youtube.com/embed/aB3?a=1&amp;b=2" width="854" height="480" title="A &amp; B"></iframe>',
    );
    expect(embed?.url.href).toBe('https://www.youtube.com/embed/aB3?a=1&b=2');
    expect(embed?.title).toBe('A & B');
    expect(embed?.ratio).toBeCloseTo(480 / 854);
  });

  it.each([
    ['in single quotes', "<iframe src='http://a.test/x'></iframe>"],
    ['without quotes', '<IFRAME SRC=http://a.test/x></IFRAME>'],
    ['behind a quoted bracket', '<iframe title="a > b" src="http://a.test/x">'],
    ['of an object', '<object data="https://a.test/x"></object>'],
    ['in the parameter of an object', '<object><param name="movie" value="https://a.test/x"></object>'],
    ['in an object', '<object><embed src="https://a.test/x"></object>'],
    ['in the first of two attributes', '<iframe src="https://a.test/x" SRC="https://b.test/y"></iframe>'],
    [
      'of the first player',
      '<iframe src="/"></iframe><iframe src="//a.test/x"></iframe><iframe src="//b.test/y">',
    ],
  ])('reads an address %s', (_, html) => {
    expect(readEmbed(html)?.url.href).toBe('https://a.test/x');
  });

  it('takes the first of two titles, as browsers do', () => {
    expect(readEmbed('<iframe src="//a.test/x" title="First" title="Second"></iframe>')?.title).toBe('First');
  });

  it.each([
    ['width="640" height="360"', 0.5625],
    ['width="100" height="890"', 8.9],
    // A width that is missing or nearly zero says nothing about the shape.
    ['width="100" height="900"', undefined],
    ['width="0" height="360"', undefined],
    ['height="360"', undefined],
    ['width="640"', undefined],
    ['width="100%" height="360"', undefined],
    ['width="-640" height="360"', undefined],
  ])('has for %s the ratio %s', (sizes, ratio) => {
    expect(readEmbed(`<iframe src="https://a.test/x" ${sizes}></iframe>`)?.ratio).toBe(ratio);
  });

  it('has no title where the attribute is empty', () => {
    expect(readEmbed('<iframe src="https://a.test/x" title=" "></iframe>')?.title).toBeUndefined();
  });

  it('refuses everything but the absolute address of a player', () => {
    for (const html of [
      '',
      'a text',
      '<iframe></iframe>',
      '<iframe src="javascript:alert(1)"></iframe>',
      '<iframe src="data:text/html,x"></iframe>',
      '<iframe src="_/www.youtube.com/embed/x"></iframe>',
      '<iframe src="/page"></iframe>',
      '<script>"<iframe src=https://a.test/x>"</script>',
      '<!-- <iframe src="https://a.test/x"></iframe> -->',
      '<iframe srcdoc="<iframe src=https://a.test>"></iframe>',
    ])
      expect(readEmbed(html), html).toBeUndefined();
  });

  it('never throws, and never gives another scheme than https', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, address) => {
        const embed = readEmbed(`${before}<iframe src="${address}">`);
        expect(embed?.url.protocol ?? 'https:').toBe('https:');
      }),
    );
  });
});
