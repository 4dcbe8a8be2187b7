import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createList } from '../../../src/consent/create-list';
import { type ListSettings, readListSettings } from '../../../src/consent/list-settings';

function read(source: unknown): { list: ListSettings | undefined; warnings: readonly string[] } {
  const warnings: string[] = [];
  return { list: readListSettings(source, (text) => warnings.push(text)), warnings };
}

/** `id(service service)`, in the order in which they are shown. */
const outline = (source: unknown) =>
  read(source).list?.categories.map(
    ({ id, services }) => id + (services.length ? `(${services.map((one) => one.id).join(' ')})` : ''),
  );

describe('the site’s own list', () => {
  it.each([
    ['none', {}, ['necessary', 'performance', 'marketing']],
    ['one of its own after the platform’s', { chat: {} }, ['necessary', 'performance', 'marketing', 'chat']],
    [
      'its own order, necessary first',
      { marketing: {}, chat: {}, performance: {}, necessary: { services: { shop: {} } } },
      ['necessary(shop)', 'marketing', 'chat', 'performance'],
    ],
    [
      'services of a category that is not listed apart',
      { marketing: { services: { tube: {}, map: {} } } },
      ['necessary', 'performance', 'marketing(tube map)'],
    ],
    [
      'names of JavaScript’s own, which are nothing but names, or none',
      JSON.parse('{"__proto__": {}, "constructor": {"services": {"toString": {}}}}'),
      ['necessary', 'performance', 'marketing', 'constructor(toString)'],
    ],
  ])('has the categories that the settings have, and the platform’s: %s', (_, categories, expected) => {
    expect(outline({ categories })).toEqual(expected);
  });

  it('is read without a warning where nothing is wrong', () => {
    const service = {
      name: ' Tube ',
      about: 'Films.',
      cookies: ['_tube_*', 'VISITOR'],
      hosts: ['Tube.example', 'localhost'],
      signals: ['ad_storage'],
    };
    const { list, warnings } = read({
      version: 2,
      categories: { marketing: { services: { tube: service } } },
    });
    expect(warnings).toEqual([]);
    expect(list?.version).toBe('2');
    expect(list?.categories.at(-1)?.services).toEqual([
      { ...service, id: 'tube', name: 'Tube', hosts: ['tube.example', 'localhost'] },
    ]);
  });

  // Each says what is wrong, where, what happens instead, and what to do.
  it.each([
    [
      'yes',
      'The setting `consent` is not an object with `categories`, so visitors are asked about performance and marketing alone.',
    ],
    [{ categories: [] }, 'The setting `consent` is not an object with `categories`'],
    [
      { categories: {}, revision: 2 },
      '`consent.revision` is not a setting that Inlay knows, so it is ignored. Correct its name (version, categories) or remove it.',
    ],
    [
      { categories: {}, version: {} },
      '`consent.version` is not a text or a number, so there is none. Write one, such as "2".',
    ],
    [
      { categories: { chat: 'x' } },
      '`consent.categories.chat` is not an object, so `chat` has no texts, cookies or hosts. Write an object.',
    ],
    [
      { categories: { chat: { name: 7 } } },
      '`consent.categories.chat.name` is not a string, so it is ignored. Write a string.',
    ],
    [
      { categories: { chat: { title: 'Chat' } } },
      '`consent.categories.chat.title` is not a setting that Inlay knows, so it is ignored. Correct its name (name, about, cookies, hosts, signals, services) or remove it.',
    ],
    [
      { categories: { chat: { services: [] } } },
      '`consent.categories.chat.services` is not an object, so it is ignored. Write an object with a field for each service.',
    ],
    [
      { categories: { 'my chat': {} } },
      'The category `my chat` in `consent.categories` is left out: its name must be a letter, then up to 23 letters, digits, `-` or `_`. Give it such a name.',
    ],
    [
      JSON.parse('{"categories":{"__proto__":{}}}'),
      'The category `__proto__` in `consent.categories` is left out: its name must be',
    ],
    [
      { categories: { chat: { services: { marketing: {} } } } },
      'The service `marketing` in `consent.categories.chat.services` is left out: another category or service has this name.',
    ],
    [
      { categories: { chat: { cookies: ['a*'] } } },
      '`a*` in `consent.categories.chat.cookies` is left out: it would match too much',
    ],
    [
      { categories: { chat: { cookies: ['a*b*c*d*e'] } } },
      '`a*b*c*d*e` in `consent.categories.chat.cookies` is left out',
    ],
    [
      { categories: { chat: { cookies: 'chat_id' } } },
      '`consent.categories.chat.cookies` is not a list, so it is ignored. Write a list.',
    ],
    [
      { categories: { chat: { hosts: ['https://chat.example/x'] } } },
      '`https://chat.example/x` in `consent.categories.chat.hosts` is left out: it is not a host. Write the host alone',
    ],
    [
      { categories: { chat: { signals: ['ads'] } } },
      '`ads` in `consent.categories.chat.signals` is left out: Google’s Consent Mode has no such signal. Write one of',
    ],
  ])('reports what is wrong with %j', (source, expected) => {
    const { warnings } = read(source);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(expected);
  });

  it('takes no more than fit into the receipt’s cookie, and says what is left out', () => {
    const long = (prefix: string, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${prefix}${index}`.padEnd(24, '_'), {}] as const),
      );
    const categories: Record<string, object> = long('c', 13);
    categories.marketing = { services: long('s', 41) };
    const { list, warnings } = read({ version: 'v'.repeat(50), categories });
    expect(warnings.filter((text) => text.includes('can be kept'))).toHaveLength(3);
    const own = createList(list as ListSettings);
    const receipt = JSON.stringify(own.receiptOf(own.answersOf(() => true)));
    // Beside the other fields, and with quotes and commas encoded.
    expect(encodeURIComponent(receipt).length).toBeLessThan(3600);
  });

  it('throws on nothing, and has the platform’s categories whatever the settings are', () => {
    const any = fc.anything({ withNullPrototype: true });
    fc.assert(
      fc.property(
        fc.oneof(
          any,
          fc.record({ version: any, categories: fc.oneof(any, fc.dictionary(fc.string(), any)) }),
        ),
        (source) => {
          const { list, warnings } = read(source);
          if (!list) expect(warnings).toHaveLength(1);
          if (!list) return;
          const own = createList(list);
          expect(own.names).toEqual(expect.arrayContaining(['performance', 'marketing']));
          expect(Object.values(own.answersOf(() => true)).every(Boolean)).toBe(true);
        },
      ),
    );
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});
