import type { Fact, Need, SiteSummary } from './site-summary';

const MOST_LINES = 8;

const onPages = (pages: readonly string[]): string => {
  if (!pages.length) return '';
  return pages.length === 1 ? ` (${pages[0]})` : ` (${pages.length} pages)`;
};

function linesOf({ text, pages, details }: Fact): readonly string[] {
  const shown = details.filter(Boolean).slice(0, MOST_LINES);
  const left = details.length - shown.length;
  return [
    `  ${text}${onPages(pages)}`,
    ...shown.map((detail) => `    ${detail}`),
    ...(left > 0 ? [`    … and ${left} more, see the report`] : []),
  ];
}

function linesOfNeed(need: Need): readonly string[] {
  const { paste, isDone } = need;
  const state = isDone ? ['    Found in your settings.'] : [`    Write into inlay.config.json: { ${paste} }`];
  return [...linesOf(need), ...(paste ? state : [])];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length ? ['', title, ...lines] : [];

/** The summary for a terminal: the same as the page of the report says. */
export function printSummary({ verdict, works, needs, lost, notes }: SiteSummary): string {
  return [
    verdict,
    ...section('Needs you', needs.flatMap(linesOfNeed)),
    ...section(
      'Works',
      works.map(({ text, pages }) => `  ${text}${onPages(pages)}`),
    ),
    ...section('Lost with the account', lost.flatMap(linesOf)),
    ...section('Worth a look', notes.flatMap(linesOf)),
    '',
  ].join('\n');
}
