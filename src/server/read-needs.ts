import { BLOCKS } from '../catalogue/blocks';
import { FEATURES } from '../catalogue/features';
import { isThemeScript } from '../context/theme-scripts';
import { ASKING } from '../features/endpoints/endpoint-calls';
import type { PageDocument } from './page-document';
import { chunksOf, followLeads, PLATFORM_ANSWERS, readScripts, STYLE_FAMILIES } from './page-files';
import { withPage } from './page-globals';
import { createPageOrder } from './page-order';
import type { PageNeeds } from './public';
import { chunksByEvent, everyBlock, type PageUnit, type ReadPage } from './read-page';
import { tokensOf } from './site-build/selector-token';
import { CART, THEME_SCRIPTS } from './site-build/site-modules';

/** Features that only count, and those that send reports: nobody asks for them where nobody receives statistics. */
const STATISTICS = ['census', 'error-reports', 'error-watch', 'page-speed', 'visits'];
/** Blocks and features that call the server. */
const CALLING = [...Object.values(ASKING).flat(), 'calendar'];
/** It asks for the cart by itself, and only where there is one. */
const CART_INDICATOR = 'cart-indicator';
/** What comes only once there is something in the cart. */
const OF_FULL_CARTS = ['cart-notice', 'open-pill', 'page-cart', 'write-subtotals'];
/** Routes calls to other servers than the platform's, or to none. */
const ROUTER = 'endpoints';
/** Features for the people who run the site on the platform: a copy has no editor, and no account to sign in to. */
const OWNERS = ['editor-events', 'owner', 'owner-key'];

const rows = [...BLOCKS, ...FEATURES];
const chunkOf = (name: string): readonly string[] => {
  const load: unknown = rows.find((row) => row.name === name)?.load?.();
  return typeof load === 'string' ? [load] : [];
};

/** Tells whether a unit's code comes when a visitor has scrolled to one of its blocks. */
function createIsBelow(page: PageDocument): (unit: PageUnit) => boolean {
  const isFurtherDown = withPage(page, () => createPageOrder(everyBlock));
  return ({ when, elements }) => when === 'visible' && elements.length > 0 && elements.every(isFurtherDown);
}

/** Classes and ids of blocks: by them the browser notices blocks that a build has no code for. */
const TOKENS = [...new Set(BLOCKS.flatMap(({ selector }) => tokensOf(selector)))];

/** Checks whether the page's settings say that nobody answers for statistics, or for carts. */
const isUnanswered = ({ config }: ReadPage, endpoint: 'statistics' | 'cart'): boolean =>
  Object(config.endpoints)[endpoint] === 'none';

/** The needs of a page that a build must meet: rows of the catalogue and lazy modules, by their names. */
export function readNeeds(page: ReadPage): PageNeeds {
  const { document, units } = page;
  const scripts = readScripts(page);
  const isUnsent = isUnanswered(page, 'statistics');
  // Settings of a cart that browsers keep count as an answer.
  const mayHaveCart = !isUnanswered(page, 'cart') || page.config.cart !== undefined;
  const dropped = new Set([
    ...(isUnsent ? STATISTICS : []),
    ...(isUnsent && page.isAdopted ? OWNERS : []),
    ...(mayHaveCart ? [] : OF_FULL_CARTS),
  ]);
  for (const name of [...dropped]) for (const chunk of chunkOf(name)) dropped.add(chunk);
  const isLeft = (name: string) => !dropped.has(name);
  const follow = () =>
    followLeads(
      [
        ...units.filter(({ name }) => isLeft(name)).flatMap(({ name, chunks }) => [name, ...chunks]),
        ...page.possible.filter(isLeft),
        ...(scripts.callPlatform ? [PLATFORM_ANSWERS] : []),
        ...(page.isPlainEnglish ? [] : ['load-language']),
      ],
      page.off,
      (name) => isLeft(name) && (name !== 'load-language' || !page.isPlainEnglish),
    );
  dropped.add(ROUTER);
  const unrouted = follow();
  const calls = (name: string) =>
    (mayHaveCart || name !== CART_INDICATOR) && [name, ...chunkOf(name)].some((one) => unrouted.has(one));
  const isRouted = page.off.length > 0 || scripts.askForAnything || !isUnsent || CALLING.some(calls);
  if (isRouted) dropped.delete(ROUTER);
  const possible = isRouted ? follow() : unrouted;
  const ownUnits = units.filter(({ name }) => isLeft(name));
  const events = chunksByEvent(page.off);
  const isPossible = (name: string) =>
    possible.has(name) || chunkOf(name).some((chunk) => possible.has(chunk));
  const ofUnits = (wanted: typeof ownUnits) => chunksOf(document, wanted).filter(isLeft);
  const isBelow = createIsBelow(document);
  const comesEarly = (unit: PageUnit) => !unit.waitsForConsent && !isBelow(unit);
  const early = new Set([
    ...ofUnits(ownUnits.filter(comesEarly)),
    ...(scripts.callPlatformAtOnce ? [PLATFORM_ANSWERS] : []),
    ...(page.isPlainEnglish ? [] : ['load-language']),
  ]);
  const waiting = new Set(ofUnits(ownUnits.filter(({ waitsForConsent }) => waitsForConsent)));
  return {
    rows: [
      ...rows.map(({ name }) => name).filter((name) => isLeft(name) && isPossible(name)),
      ...(document.querySelectorAll('script').some(isThemeScript) ? [THEME_SCRIPTS] : []),
      ...(mayHaveCart ? [CART] : []),
    ],
    early: [...early],
    below: ofUnits(ownUnits.filter((unit) => !unit.waitsForConsent)).filter((name) => !early.has(name)),
    waiting: [...waiting],
    possible: [...possible].filter((name) => !events.has(name)),
    families: Object.entries(STYLE_FAMILIES)
      .filter(([, selector]) => selector && document.querySelector(selector))
      .map(([file]) => file.replace(/\.css$/, '')),
    tokens: TOKENS.filter((token) => document.querySelector(token)),
    language: page.language,
    isPlainEnglish: page.isPlainEnglish,
    asksForAnything: scripts.askForAnything,
  };
}
