import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adoptSite } from './adopt-site';
import { printReport } from './print-report';
import { type CommandOptions, readArguments, USAGE } from './read-arguments';
import { reportPage } from './report-page';

const PROGRESS_EVERY_MS = 1000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const sayAside = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

function checkFolders({ site, out }: CommandOptions): void {
  if (!existsSync(site)) throw new Error(`There is no folder ${site}.`);
  const way = relative(resolve(site), resolve(out));
  if (way === '' || !way.startsWith('..'))
    throw new Error(`${out} is in the folder that is read. Name another one for the copy.`);
}

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
  checkFolders(options);
  const report = await adoptSite(options, {
    dist: dirname(fileURLToPath(import.meta.url)),
    onProgress: createProgress(),
  });
  say(options.isJson ? JSON.stringify(report, null, 2) : printReport(report));
  if (options.isCheck) return;
  // Beside the copy: it is for the site's owner, not for its visitors.
  const page = `${options.out.replace(/[\\/]+$/, '')}-report.html`;
  await writeFile(page, reportPage(report));
  sayAside(`The copy is in ${options.out}, the report in ${page}.`);
}

try {
  const options = readArguments(process.argv.slice(2));
  if (options) await run(options);
  else say(USAGE);
} catch (error) {
  sayAside(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}
