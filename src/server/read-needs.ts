import { callsPlatform, globalCalls } from '../../server/pages/platform-calls.mjs';
import { BLOCKS, FEATURES } from '../catalogue';
import { ENDPOINTS_SETTING } from '../context/page-endpoints';
import { isIdleCall } from '../hosts/idle-calls';
import { tokensOf } from '../site-build/selector-token';
import { callsApi, followLeads, isEarly, isStub, PLATFORM_ANSWERS, STYLE_FAMILIES } from './page-files';
import type { PageNeeds } from './public';
import { chunksByEvent, type ReadPage } from './read-page';
import { SELF_LOADED } from './self-loaded';

/** Features that only count, and those that send reports: nobody asks for them where nobody receives statistics. */
const STATISTICS = ['census', 'error-reports', 'error-watch', 'page-speed', 'visits'];
/** Features for the people who run the site on the platform: a copy has no editor, and no account to sign in to. */
const OWNERS = ['editor-events', 'owner', 'owner-key'];

const rows = [...BLOCKS, ...FEATURES];
const chunkOf = (name: string): readonly string[] => {
  const load: unknown = rows.find((row) => row.name === name)?.load?.();
  return typeof load === 'string' ? [load] : [];
};

/** What elements of blocks have: by it the browser notices blocks that a build has no code for. */
const TOKENS = [...new Set(BLOCKS.flatMap(({ selector }) => tokensOf(selector)))];

/** Checks whether the page's settings say that nobody receives statistics. */
function isUncounted({ document }: ReadPage): boolean {
  try {
    return (
      JSON.parse(document.querySelector(ENDPOINTS_SETTING)?.textContent ?? '{}').endpoints?.statistics ===
      'none'
    );
  } catch {
    // The browser reports it.
    return false;
  }
}

/** What a build must have for a page: rows of the catalogue and lazy modules, by their names. */
export function readNeeds(page: ReadPage): PageNeeds {
  const { document, units } = page;
  const dropped = isUncounted(page) ? [...STATISTICS, ...(page.isAdopted ? OWNERS : [])] : [];
  const isDropped = (name: string) =>
    dropped.includes(name) || dropped.some((row) => chunkOf(row).includes(name));
  const scripts = document
    .querySelectorAll('script:not([src])')
    .map(({ textContent }) => textContent)
    .filter((text) => !isStub(text));
  const ownUnits = units.filter(({ name }) => !isDropped(name));
  const answers = scripts.flatMap(globalCalls).some((path) => !isIdleCall(path, false));
  const possible = followLeads(
    [
      ...ownUnits.flatMap(({ name, chunks }) => [name, ...chunks]),
      ...page.possible.filter((name) => !isDropped(name)),
      ...(scripts.some(callsPlatform) ? [PLATFORM_ANSWERS] : []),
      ...(page.isPlainEnglish ? [] : ['load-language']),
    ],
    page.off,
    (name) => !isDropped(name) && (name !== 'load-language' || !page.isPlainEnglish),
  );
  const events = chunksByEvent(page.off);
  const isPossible = (name: string) =>
    possible.has(name) || chunkOf(name).some((chunk) => possible.has(chunk));
  const isSelfLoaded = ([name, selector]: [string, string]) =>
    possible.has(name) && (!selector || document.querySelector(selector) !== null);
  const chunksOf = (wanted: typeof ownUnits) => wanted.flatMap(({ chunks }) => chunks);
  const waiting = new Set(chunksOf(ownUnits.filter(({ waitsForConsent }) => waitsForConsent)));
  return {
    rows: rows.map(({ name }) => name).filter((name) => !isDropped(name) && isPossible(name)),
    early: [
      ...new Set([
        ...chunksOf(ownUnits.filter(isEarly)),
        ...chunksOf(ownUnits.filter(({ waitsForConsent }) => !waitsForConsent)),
        ...Object.entries(SELF_LOADED).flatMap((entry) => (isSelfLoaded(entry) ? [entry[0]] : [])),
        ...(answers ? [PLATFORM_ANSWERS] : []),
        ...(page.isPlainEnglish ? [] : ['load-language']),
      ]),
    ],
    waiting: [...waiting],
    possible: [...possible].filter((name) => !events.has(name)),
    families: Object.entries(STYLE_FAMILIES)
      .filter(([, selector]) => selector && document.querySelector(selector))
      .map(([file]) => file.replace(/\.css$/, '')),
    tokens: TOKENS.filter((token) => document.querySelector(token)),
    language: page.language,
    isPlainEnglish: page.isPlainEnglish,
    asksForAnything: scripts.some(callsApi),
  };
}
