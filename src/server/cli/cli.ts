import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeHtml as text } from '../../text/escape';
import { adoptSite, hasTrouble, type SitePage, type SiteReport } from './adopt-site';
import { runBuild } from './build-command';
import { printReport } from './print-report';
import { type CommandOptions, readArguments, USAGE, UsageError } from './read-arguments';
import { findFolders, isWithin } from './site-paths';
import { visibleText } from './visible-text';
import { writeReport } from './write-report';

declare const __VERSION__: string;

const list = (items: readonly string[]): string =>
  items.length ? `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>` : '–';

const times = ({ name, count }: { name: string; count: number }): string =>
  count > 1 ? `${name} × ${count}` : name;

function row({
  path,
  state,
  lives,
  asks,
  unsupported,
  missing,
  platformHosts,
  platformLinks,
  deadLinks,
  ownScripts,
  trackers,
  notes,
}: SitePage): string {
  const cells = [
    state === 'adopted' ? text(path) : `${text(path)}<br><small>copied as it is</small>`,
    list(lives.map(times)),
    list(asks.map(({ endpoint, name }) => `${name}: ${endpoint}`)),
    list(unsupported.map((block) => `${times(block)}: ${block.why}`)),
    list(missing.map(({ address }) => address)),
    list([...platformHosts.map(times), ...platformLinks]),
    list(deadLinks.map(times)),
    list(ownScripts),
    list([...trackers, ...notes]),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const HEAD = [
  'Page',
  'Comes to life',
  'Asks a server',
  'Not supported',
  'Missing files',
  'Still on the platform',
  'Links that lead nowhere',
  'Its own scripts',
  'Others and notes',
];

/** The report as a page: the sum, and a row for each page. It needs no other file. */
function reportPage(report: SiteReport): string {
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

const PROGRESS_EVERY_MS = 1000;

const say = (line: string): void => {
  process.stdout.write(`${visibleText(line)}\n`);
};
const sayAside = (line: string): void => {
  process.stderr.write(`${visibleText(line)}\n`);
};
// A reader that has seen enough, such as `head`, closes the pipe: the copy is made all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const shortPath = (path: string): string =>
  isWithin(path, process.cwd()) ? relative(process.cwd(), path) : path;

/** Tells how far it is, about once a second. */
function createProgress(): (done: number, all: number) => void {
  let last = performance.now();
  return (done, all) => {
    if (performance.now() - last < PROGRESS_EVERY_MS && done < all) return;
    last = performance.now();
    sayAside(`${done} of ${all} pages`);
  };
}

async function run(options: CommandOptions): Promise<void> {
  const folders = await findFolders(options);
  const settings = {
    dist: dirname(fileURLToPath(import.meta.url)),
    version: __VERSION__,
    onProgress: createProgress(),
    warn: sayAside,
  };
  const report = await adoptSite({ ...options, ...folders }, settings);
  if (hasTrouble(report)) process.exitCode = 1;
  say(options.isJson ? JSON.stringify(report, null, 2) : printReport(report));
  if (options.isCheck) return;
  const page = await writeReport(folders.out, reportPage(report));
  sayAside(`The copy is in ${shortPath(folders.out)}, the report in ${shortPath(page)}.`);
}

try {
  const options = readArguments(process.argv.slice(2));
  if (options?.command === 'build') {
    const { lines, hasTrouble: hasLacks } = await runBuild(options);
    if (hasLacks) process.exitCode = 1;
    for (const line of lines) say(line);
  } else if (options) await run(options);
  else say(USAGE);
} catch (error) {
  sayAside(`${error instanceof Error ? error.message : error}`);
  if (error instanceof UsageError) sayAside(`\n${USAGE}`);
  process.exitCode = 2;
}
