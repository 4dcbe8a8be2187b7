import { describe, expect, test } from 'vitest';
import { attributeSource, attributeValue } from '../../../src/server/html/attributes.mjs';
import { parsePage } from '../../../src/server/html/parse-page.mjs';

const names = (html) => parsePage(html).elements.map(({ tagName }) => tagName);

describe('parsePage', () => {
  test('lists elements in the order of the source, without those that the parser adds', () => {
    expect(names('<p>a<table><tr><td><i>b</table><u>')).toEqual(['p', 'table', 'tr', 'td', 'i', 'u']);
    // The parser moves the image out of the table.
    expect(names('<table><img><tr></table>')).toEqual(['table', 'img', 'tr']);
    // The parser makes two elements of the wrongly nested `b`.
    expect(names('<p><b>1<p>2</b>')).toEqual(['p', 'b', 'p']);
  });

  test('reads what noscript and template hold', () => {
    expect(names('<body><noscript><img></noscript><template><i></i></template>')).toEqual([
      'body',
      'noscript',
      'img',
      'template',
      'i',
    ]);
  });

  test('finds the head of a page that begins with a byte order mark', () => {
    const html = '\ufeff<!doctype html><html><head></head>';
    const head = parsePage(html).elements.find(({ tagName }) => tagName === 'head');
    expect(html.slice(head.endTagStart)).toBe('</head>');
  });

  test('survives a page that is cut off anywhere', () => {
    const html = `<!doctype html><p a="b" c='d' e=f><script>x</script><!-- c --></p>`;
    for (let end = 0; end <= html.length; end += 1)
      for (const element of parsePage(html.slice(0, end)).elements)
        expect(element.end).toBeLessThanOrEqual(end);
  });
});

describe('attributes', () => {
  const html = `<p  a="1>2" B='x"y&amp;' c=z/ d e = "f" g="" \xe9\r\n=h c="again">`;
  const [tag] = parsePage(html).elements;

  test('are read in every notation', () => {
    const values = ['a', 'b', 'c', 'd', 'e', 'g', '\xe9', 'h'].map((name) => attributeValue(tag, name));
    expect(values).toEqual(['1>2', 'x"y&', 'z/', '', 'f', '', 'h', undefined]);
  });

  test('have their place in the source, references unread', () => {
    const sources = ['a', 'b', 'c', 'd', 'e', 'g', '\xe9'].map((name) => attributeSource(html, tag, name));
    expect(sources.map(({ value }) => value)).toEqual(['1>2', 'x"y&amp;', 'z/', '', 'f', '', 'h']);
    for (const { valueStart, valueEnd, value } of sources)
      expect(html.slice(valueStart, valueEnd)).toBe(value);
    expect(html.slice(sources[4].start, sources[4].end)).toBe('e = "f"');
    expect(attributeSource(html, tag, 'h')).toBeUndefined();
  });
});
