import { BLOCKS } from '../../catalogue/blocks';
import { isScriptlessBlock } from '../../data/scriptless-blocks';
import { ASKING as VISIBLE } from '../../features/endpoints/endpoint-calls';
import { BlockType } from '../../vocabulary/blocks';
import type { PageElement } from '../page-document';
import type { Counted, Endpoint, PageReport } from '../public';
import type { ReadPage } from '../read-page';
import { findTrackers } from './trackers';

/** The units that call a server, by the setting that names it. */
export const ASKING: Readonly<Record<Endpoint | 'platform', readonly string[]>> = {
  ...VISIBLE,
  statistics: ['visits', 'census', 'page-speed', 'error-reports'],
  platform: [
    'account-link',
    'calendar',
    'checkout-link',
    'donation',
    'lock-screen',
    'pricing-plan',
    'product-filters',
  ],
};

const REASONS: Readonly<Record<number, string>> = {
  [BlockType.memberArea]: 'Members and their accounts are kept by the platform.',
  [BlockType.twitter]: 'Its posts were brought by the platform, from a service that it no longer asks.',
  [BlockType.foursquare]: 'Its entries were brought by the platform, from another company.',
  [BlockType.fiveHundredPx]: 'Its images were brought by the platform, from another company.',
  [BlockType.flickr]: 'Its images were brought by the platform, from another company.',
  [BlockType.amazon]: 'Its product was brought by the platform, from another company.',
};
const NO_REASON = 'Inlay has no code for it; it is shown as the server wrote it.';
const PLATFORM_BLOCK = '.sqs-block,[class*=sqs-block-][data-block-type]';
/** Marks that only pages of the platform, or written like them, have. */
const SIGNS =
  '[class*=sqs-],[data-controller],script#site-context,script[data-name=static-context],[data-block-type]';

const KNOWN = BLOCKS.map(({ selector }) => selector).join();

/** Checks whether a page is the platform's, or written like one. */
export const isOfPlatform = ({ document, context, units }: ReadPage): boolean =>
  context.website.id !== '' ||
  units.some(({ kind }) => kind === 'block') ||
  document.querySelector(SIGNS) !== null;

/** Checks whether the page's settings name the events of its calendars. */
const hasEvents = ({ config }: ReadPage): boolean => Object(Object(config).calendar).events !== undefined;

const count = (names: readonly string[]): readonly Counted[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, times]) => ({ name, count: times }));
};

const typeOf = (block: PageElement): number => Number(block.getAttribute('data-block-type') ?? Number.NaN);

/** The server puts an element around what a block has. */
const isEmpty = (block: PageElement): boolean =>
  block.querySelector(':not(.sqs-block-content)') === null && !block.textContent.trim();

/** A frame with an address, a form of another company in the place of the platform's, or one that somebody has given an address: browsers show and send them without a script. */
const worksAlone = (block: PageElement): boolean =>
  block.querySelector(`iframe[src],${typeOf(block) === BlockType.form ? 'form' : 'form[action]'}`) !== null;

/** Blocks that need a script and have none: no contract is about them, about what they are in, or about what is in them. */
const findUnsupported = ({ document }: ReadPage): readonly PageElement[] =>
  document
    .querySelectorAll(PLATFORM_BLOCK)
    .filter(
      (block) =>
        !isScriptlessBlock(block.classList, typeOf(block)) &&
        !isEmpty(block) &&
        !worksAlone(block) &&
        !block.closest(KNOWN) &&
        !block.querySelector(KNOWN),
    );

const nameOf = (block: PageElement): string => {
  const type = BlockType[typeOf(block)];
  const [, fromClass] = /\bsqs-block-([\w-]+)/.exec(block.getAttribute('class') ?? '') ?? [];
  return type ?? fromClass ?? 'block';
};

function describeUnsupported(page: ReadPage): PageReport['unsupported'] {
  const blocks = findUnsupported(page);
  return count(blocks.map(nameOf)).map(({ name, count: times }) => {
    const type = typeOf(blocks.find((block) => nameOf(block) === name) as PageElement);
    return { name, count: times, why: REASONS[type] ?? NO_REASON };
  });
}

interface Findings extends Pick<PageReport, 'missing' | 'notes' | 'platformLinks' | 'ownScripts'> {
  /** The host of each address. */
  readonly platformHosts: readonly string[];
  /** The address of each link. */
  readonly deadLinks: readonly string[];
  readonly isKnown: boolean;
  /** Checks whether code is about something that a visitor sees: it brings a style sheet. */
  readonly isSeen: (chunk: string) => boolean;
}

/** The report on a page whose platform scripts have been taken out. */
export function reportOn(page: ReadPage, { isKnown, isSeen, ...findings }: Findings): PageReport {
  const found = {
    ...findings,
    platformHosts: count(findings.platformHosts),
    deadLinks: count(findings.deadLinks),
    trackers: findTrackers(page.document),
  };
  if (!isKnown) return { state: 'unknown', lives: [], asks: [], unsupported: [], ...found };
  const endpoints = Object.keys(ASKING) as (keyof typeof ASKING)[];
  return {
    state: 'adopted',
    lives: page.units
      .filter(({ kind, chunks }) => kind === 'block' || chunks.some(isSeen))
      .map(({ name, count: times }) => ({ name, count: times })),
    asks: endpoints.flatMap((endpoint) =>
      page.units
        .filter(({ name }) => ASKING[endpoint].includes(name) && !(name === 'calendar' && hasEvents(page)))
        .map(({ name, count: times }) => ({ endpoint, name, count: times })),
    ),
    unsupported: describeUnsupported(page),
    ...found,
  };
}
