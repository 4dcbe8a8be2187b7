import type { SitePage, SiteReport } from './adopt-site';
import { printReport } from './print-report';

const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const list = (items: readonly string[]): string =>
  items.length ? `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>` : '–';

const times = ({ name, count }: { name: string; count: number }): string =>
  count > 1 ? `${name} × ${count}` : name;

function row({ path, state, lives, asks, unsupported, missing, trackers, notes }: SitePage): string {
  const cells = [
    state === 'adopted' ? text(path) : `${text(path)}<br><small>copied as it is</small>`,
    list(lives.map(times)),
    list(asks.map(({ endpoint, name }) => `${name}: ${endpoint}`)),
    list(unsupported.map((block) => `${times(block)}: ${block.why}`)),
    list(missing.map(({ address }) => address)),
    list([...trackers, ...notes]),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const HEAD = ['Page', 'Comes to life', 'Asks a server', 'Not supported', 'Missing files', 'Others and notes'];

/** The report as a page: the sum, and a row for each page. It needs no other file. */
export function reportPage(report: SiteReport): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What Inlay makes of this site</title>
<h1>What Inlay makes of this site</h1>
<pre>${text(printReport(report))}</pre>
<table border="1">
<thead><tr>${HEAD.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${report.pages.map(row).join('\n')}
</tbody>
</table>
</html>
`;
}
