import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePage, listPages } from '../../../demo-server/demo/compose-page.mjs';
import { BLOCKS } from '../../../src/catalogue/blocks';
import { FEATURES } from '../../../src/catalogue/features';
import { splitSelector } from '../../../src/dom/find-all';
import { SAVED_STATES } from '../../../src/hosts/saved-page/saved-states';
import { SELF_LOADED } from '../../../src/server/self-loaded';
import { generatePage } from './generate-page';
import { importBothWays } from './server-bundle.mjs';

type Server = Awaited<ReturnType<typeof importBothWays>>['fast'];

const SETTINGS = {
  off: ['cart'],
  endpoints: { forms: 'none', statistics: 'none' },
  search: { index: 'x.json' },
};

/** What the server says of a page, or why it says nothing. */
function answers(server: Server, html: string): Readonly<Record<string, () => unknown>> {
  const locate = (address: string) => (/^(?:https?:)?\/\//.test(address) ? undefined : `copy/${address}`);
  return {
    headFor: () => server.headFor(html, { base: '/inlay/', importMap: true }),
    filesFor: () => server.filesFor(html),
    needsFor: () => server.needsFor(html),
    adopt: () => server.adopt(html, { base: '/inlay/' }),
    'adopt with settings': () => server.adopt(html, { base: 'inlay/', config: SETTINGS, locate }),
  };
}

function say(answer: (() => unknown) | undefined): string {
  try {
    return JSON.stringify(answer?.());
  } catch (error) {
    return String(error);
  }
}

/** Demo pages, and saved ones of the folder `INLAY_PAGES`, by their names. */
export function readPages(): ReadonlyMap<string, string> {
  const folder = process.env.INLAY_PAGES;
  const saved = folder
    ? readdirSync(folder, { recursive: true })
        .map((file) => join(folder, String(file)))
        .filter((file) => file.endsWith('.html'))
    : [];
  return new Map([
    ...listPages('demo-pages').map((file) => [file, composePage('demo-pages', file)] as const),
    ...saved.sort().map((file) => [file, readFileSync(file, 'utf8')] as const),
  ]);
}

const SELECTORS = [...BLOCKS, ...FEATURES, ...SAVED_STATES]
  .map((row) => ('selector' in row ? row.selector : ''))
  .concat(Object.values(SELF_LOADED))
  .flatMap(splitSelector)
  .filter(Boolean);

/** Pages of elements that the catalogue asks for, by their seeds. */
export const generatedPages = (from: number, count: number): ReadonlyMap<string, string> =>
  new Map(
    Array.from({ length: count }, (_, at) => [`seed ${from + at}`, generatePage(SELECTORS, from + at)]),
  );

/** Compares what the server says of pages with what it says the straightforward way. */
export async function createComparison() {
  const { fast, plain } = await importBothWays();
  /** The first differing answers, by the names of page and question. */
  return (pages: ReadonlyMap<string, string>): readonly object[] => {
    const differing = [];
    for (const [name, html] of pages) {
      const expected = answers(plain, html);
      for (const [question, answer] of Object.entries(answers(fast, html))) {
        const [found, wanted] = [say(answer), say(expected[question])];
        if (found !== wanted) differing.push({ name, question, found, wanted, html: html.slice(0, 2000) });
      }
      if (differing.length) return differing;
    }
    return differing;
  };
}
