import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodePage } from '../../../src/server/html/page-encoding.mjs';

const bytesOf = (text: string, encoding: BufferEncoding = 'latin1') =>
  new Uint8Array(Buffer.from(text, encoding));

describe('the encoding of a page', () => {
  const META = '<!doctype html><meta charset="windows-1252"><p>';
  test.each<[string, string | Uint8Array, string | undefined, string, string]>([
    ['by its meta', `${META}\xfc\x92`, undefined, 'windows-1252', 'ü’'],
    [
      'by a meta of a header',
      '<meta content="text/html; charset=iso-8859-7" http-equiv=Content-Type>\xe1',
      undefined,
      'iso-8859-7',
      'α',
    ],
    ['by its header, before its meta', `${META}\xc3\xbc`, 'text/html; charset=UTF-8', 'utf-8', 'ü'],
    ['by its mark, before its header', '\xef\xbb\xbf<p>\xc3\xbc', 'text/html; charset=koi8-r', 'utf-8', 'ü'],
    ['without a name, as UTF-8', '<p>\xc3\xbc', 'text/html', 'utf-8', 'ü'],
    ['without a name, where it is not UTF-8', '<p>gr\xfcn', undefined, 'windows-1252', 'grün'],
    [
      'by a name that nobody knows',
      '<meta charset="klingon"><p>\xc3\xbc',
      'text/html; charset=x',
      'utf-8',
      'ü',
    ],
    ['not by a meta in a comment', '<!-- <meta charset=koi8-r> --><p>\xc3\xbc', undefined, 'utf-8', 'ü'],
    ['not by a description', '<meta name=a content="charset=koi8-r"><p>\xc3\xbc', undefined, 'utf-8', 'ü'],
    ['not by a meta that claims UTF-16', '<meta charset=utf-16><p>\xc3\xbc', undefined, 'utf-8', 'ü'],
    [
      'of two bytes for a character',
      '<meta charset=shift_jis>\x83\x4b\x83\x89\x83\x58',
      undefined,
      'shift_jis',
      'ガラス',
    ],
    ['of four bytes for a character', '<meta charset=gb18030>\x81\x30\x81\x30', undefined, 'gb18030', '\x80'],
    ['UTF-16 with a mark', bytesOf('\ufeff<p>Ģ', 'utf16le'), undefined, 'utf-16le', 'Ģ'],
    ['UTF-16 without a mark', bytesOf('<p>Ģ', 'utf16le'), undefined, 'utf-16le', 'Ģ'],
    [
      'UTF-16, the other way round',
      bytesOf('\ufeff<p>Ģ', 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0),
      undefined,
      'utf-16be',
      'Ģ',
    ],
  ])('is found %s', (_, page, header, encoding, end) => {
    const bytes = typeof page === 'string' ? bytesOf(page) : page;
    const decoded = decodePage(bytes, header);
    expect([decoded.encoding, decoded.text.slice(-end.length)]).toEqual([encoding, end]);
    expect(decoded.encode(decoded.text)).toEqual(bytes);
  });
});

const NAMES = [
  'utf-8',
  'windows-1252',
  'windows-1253',
  'shift_jis',
  'gbk',
  'big5',
  'euc-jp',
  'euc-kr',
  'iso-2022-jp',
];
it.each(NAMES)('any bytes in %s are the same again', (name) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const { text, encode } = decodePage(bytes, `text/html; charset=${name}`);
      expect(encode(text)).toEqual(bytes);
    }),
  );
});

it('keeps bytes that no character has, and reads the others', () => {
  const bytes = bytesOf('<meta charset=utf-8>a\xfc\xc3\xbc\xe2\x82');
  const { text, encode } = decodePage(bytes);
  expect(text.slice(-5)).toBe('a\udcfcü\udce2\udc82');
  expect(encode(text)).toEqual(bytes);
});

it('writes characters that an encoding lacks as references', () => {
  const { text, encode } = decodePage(bytesOf('<meta charset=windows-1252>\x80'));
  expect(Buffer.from(encode(`${text}Ģ€`)).toString('latin1')).toBe(
    '<meta charset=windows-1252>\x80&#290;\x80',
  );
});

it.each(['<!--', '<meta ', '<meta charset="', '\xfc'])(
  'a page of nothing but %j is read in its length',
  (part) => {
    const start = performance.now();
    decodePage(bytesOf(part.repeat(200_000)), part === '\xfc' ? 'text/html; charset=utf-8' : undefined);
    expect(performance.now() - start).toBeLessThan(2000);
  },
);
