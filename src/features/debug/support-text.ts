import type { Inspection } from '../../core/entry/inspection';
import type { SiteServices } from '../../core/entry/site-services';
import { HOME } from '../../core/inlay-files';
import { createMessages } from '../../text/messages';
import messages from './debug.developer.messages.json';
import { describeElement, describeSite, describeSpeed, describeUnit, findUnmatched } from './describe-units';
import type { SpeedWatch } from './watch-speed';

const t = createMessages(messages);

/** Queries and fragments of addresses, which may say who the visitor is. */
const withoutQueries = (text: string): string =>
  text.replace(/(\bhttps?:\/\/[^\s?#"'`)]*)[?#][^\s"'`)]*/g, '$1');

/** When the page came, in milliseconds on its own clock. */
function describeTimes(): string {
  const [page] = performance.getEntriesByType('navigation');
  // Entries of this type are.
  const {
    responseStart = 0,
    domContentLoadedEventEnd = 0,
    loadEventEnd = 0,
  } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  return t('pageTimes', {
    byte: Math.round(responseStart),
    read: Math.round(domContentLoadedEventEnd),
    loaded: Math.round(loadEventEnd),
    now: Math.round(performance.now()),
  });
}

const describeBrowser = (): readonly string[] => [
  t('files', { address: HOME }),
  t('address', { address: location.origin + location.pathname }),
  t('browser', { name: navigator.userAgent }),
  t('window', {
    width: innerWidth,
    height: innerHeight,
    ratio: devicePixelRatio,
    language: navigator.language,
  }),
  describeTimes(),
];

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length ? ['', title, ...lines.map((line) => `- ${line}`)] : [];

/**
 * The overlay as plain text, for a ticket: versions, browser, units with their states and faults, timings. Without the queries of addresses, which may
 * name a visitor.
 */
export function writeSupportText(site: SiteServices, speed: SpeedWatch): string {
  const rows = site.inlay.inspect();
  const describeRow = (row: Inspection) => {
    const { facts, fault } = describeUnit(row, site);
    const name = [row.block, row.element && describeElement(row.element)].filter(Boolean).join(' ');
    return [`${name}: ${row.state}`, ...facts, ...(fault ? [fault] : [])].join('. ').replaceAll('..', '.');
  };
  const blocks = rows.filter(({ element }) => element);
  const unmatched = findUnmatched(
    blocks.flatMap(({ element }) => element ?? []),
    site.blocks,
  );
  const lines = [
    describeSite(site),
    ...describeBrowser(),
    ...section(t('blocks'), blocks.map(describeRow)),
    ...section(t('page'), rows.filter(({ element }) => !element).map(describeRow)),
    ...section(
      t('unmatched'),
      unmatched.map(({ name, elements }) => t('several', { name, count: elements.length })),
    ),
    ...section(
      t('speed'),
      speed.read(blocks).map((one) => `${one.row?.block ?? t('elsewhere')}: ${describeSpeed(one)}`),
    ),
  ];
  return `${withoutQueries(lines.join('\n'))}\n`;
}
