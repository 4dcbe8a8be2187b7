import { describe, expect, test } from 'vitest';
import { scanTags } from '../../../server/html/scan-tags.mjs';

const startTags = (html) => [...scanTags(html)].filter((token) => token.kind === 'start');
const names = (html) => startTags(html).map((tag) => tag.name);

describe('scanTags', () => {
  test('reads attributes in every notation, with offsets into the page', () => {
    const html = `<p  a="1>2" B='x"y' c=z/ d e = "f"/>`;
    const [tag] = startTags(html);
    expect(tag.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['a', '1>2'],
      ['b', 'x"y'],
      ['c', 'z/'],
      ['d', ''],
      ['e', 'f'],
    ]);
    for (const { value, valueStart, valueEnd } of tag.attributes)
      expect(html.slice(valueStart, valueEnd)).toBe(value);
    expect(html.slice(tag.attributes[4].start, tag.attributes[4].end)).toBe('e = "f"');
    expect(tag.end).toBe(html.length);
  });

  test('sees no tags in comments, also in oddly closed ones', () => {
    expect(names('<!-- <b> --><i>')).toEqual(['i']);
    expect(names('<!--><i>')).toEqual(['i']);
    expect(names('<!---><i>')).toEqual(['i']);
    expect(names('<!-- <b> --!><i>')).toEqual(['i']);
    expect(names('<!--[if IE]><b><![endif]--><i>')).toEqual(['i']);
    expect(names('<?xml <b?><i></ b><u>')).toEqual(['i', 'u']);
    expect(names('<!-- never closed <b>')).toEqual([]);
  });

  test('sees no tags in raw text', () => {
    expect(names('<script>"<b>"</script><i>')).toEqual(['script', 'i']);
    expect(names('<style>/*<b>*/</style><title><b></title><textarea><b></textarea><i>')).toEqual([
      'style',
      'title',
      'textarea',
      'i',
    ]);
    expect(names('<script>"</scripty>"</SCRIPT ><i>')).toEqual(['script', 'i']);
  });

  test('reads on within noscript', () => {
    expect(names('<noscript><img></noscript>')).toEqual(['noscript', 'img']);
  });

  test('knows that a script may hold a commented script', () => {
    const html = '<script><!-- <script>a</script> --></script><i>';
    expect(names(html)).toEqual(['script', 'i']);
    expect(startTags(html)[0].elementEnd).toBe(html.length - 3);
    expect(names('<script><!--></script><i>')).toEqual(['script', 'i']);
    expect(names('<script><!-- a </script><i>')).toEqual(['script', 'i']);
  });

  test('says where an element of raw text ends', () => {
    const html = '<script src=a>text</script >rest';
    const [tag] = startTags(html);
    expect(html.slice(tag.end, tag.textEnd)).toBe('text');
    expect(html.slice(tag.elementEnd)).toBe('rest');
  });

  test('survives a page that is cut off anywhere', () => {
    const html = `<!doctype html><p a="b" c='d' e=f><script>x</script><!-- c --></p>`;
    for (let end = 0; end <= html.length; end += 1) {
      for (const token of scanTags(html.slice(0, end))) expect(token.end).toBeLessThanOrEqual(end);
    }
  });
});
