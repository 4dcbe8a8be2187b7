import { type CallShape, checkCall } from '../core/calls/check-call';
import {
  aFlag,
  aFunction,
  anObject,
  anything,
  aText,
  type Kind,
  options,
  required,
} from '../core/calls/kinds';
import type { AdoptOptions, HeadOptions } from './public';

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

const aPageList: Kind = {
  wanted: 'a list of pages, each with `url` and `html`',
  read(value) {
    const pages = isIterable(value) ? [...value] : [undefined];
    const isPage = (page: unknown) =>
      typeof page === 'object' &&
      page !== null &&
      ['url', 'html'].every((name) => typeof Reflect.get(page, name) === 'string');
    return pages.every(isPage) ? pages : undefined;
  },
};

const someBytes: Kind = {
  wanted: 'a Uint8Array, such as `new Uint8Array(await response.arrayBuffer())`',
  read: (value) => (value instanceof Uint8Array ? value : undefined),
};

/** With the page's nonce where its policy asks for one. */
const anImportMap: Kind = {
  wanted: '`true`, `false` or `{ nonce }`',
  read: (value) =>
    typeof value === 'boolean' || (typeof value === 'object' && value !== null && 'nonce' in value)
      ? value
      : undefined,
};

/** Lets through what the types allow, and nothing else. */
const head = {
  renderer: aText,
  base: required(aText),
  inlineCss: aText,
  inlineStub: aFlag,
  importMap: anImportMap,
  // The universal build stands in for anything that is not a manifest.
  manifest: anything,
  siteBase: aText,
} satisfies Record<keyof HeadOptions, Kind>;
const html = required(aText);

const SHAPES = {
  headFor: { html, options: required(options(head)) },
  filesFor: { html, options: options({ renderer: aText, manifest: anything }) },
  needsFor: { html },
  adopt: {
    html,
    options: required(
      options({
        ...head,
        config: anObject,
        themeScripts: aFlag,
        locate: aFunction,
        inspect: aFunction,
        address: aText,
      } satisfies Record<keyof AdoptOptions, Kind>),
    ),
  },
  buildSearchIndex: { pages: required(aPageList) },
  decodePage: { bytes: required(someBytes), contentType: aText },
} satisfies Record<string, CallShape>;

const said = new Set<string>();

/**
 * A function whose arguments are checked as those of the browser's API are: it throws a TypeError that names what is wrong; what can be left out is
 * left out, and reported once.
 */
export function checked<Given extends readonly unknown[], Result>(
  name: keyof typeof SHAPES,
  call: (...args: Given) => Result,
): (...args: Given) => Result {
  return (...given) => {
    const { fault, warnings, args } = checkCall(name, SHAPES[name], given);
    // They are called by their names alone.
    const asCalled = (text: string) => text.replace(`Inlay.${name}(`, `${name}(`);
    if (fault !== undefined) throw new TypeError(asCalled(fault));
    for (const text of warnings.map(asCalled).filter((one) => !said.has(one))) {
      said.add(text);
      console.warn(`[inlay] ${text}`);
    }
    // The table has them in the order and of the types that the function takes.
    return call(...(args as unknown as Given));
  };
}
