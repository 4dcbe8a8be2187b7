import { parseArgs } from 'node:util';
import {
  COMMON_OPTIONS,
  DOWNLOAD_OPTIONS,
  listOptions,
  readDownloadOptions,
  readNumber,
  readRenderer,
  UsageError,
  withUsage,
} from './command-options';

export type CommandOptions = Readonly<NonNullable<ReturnType<typeof readArguments>>>;

const OPTIONS = {
  base: {
    type: 'string',
    help: 'the address of Inlay’s folder, such as /inlay/; default: relative, OUT may lie anywhere',
  },
  config: { type: 'string', help: 'the file with the settings of the site; default: SITE/inlay.config.json' },
  out: { type: 'string', help: 'build: the folder to write; default: inlay-build' },
  complete: { type: 'boolean', help: 'build: also writes the code of blocks that no page has' },
  threads: {
    type: 'string',
    help: 'adopts pages in so many threads; default: by the number of pages and of cores',
  },
  check: { type: 'boolean', help: 'writes nothing, prints the report' },
  'save-files': {
    type: 'boolean',
    help: 'downloads what pages name on the platform and SITE has not; kept in OUT-download',
  },
  ...DOWNLOAD_OPTIONS,
  ...COMMON_OPTIONS,
} as const;

export const USAGE = [
  'inlay adopt SITE [OUT]',
  'inlay build PAGES… [--out DIR]',
  '',
  'Copies a folder of saved pages to OUT (default: SITE-inlay), without the platform’s scripts and with Inlay. SITE stays as it is. In OUT,',
  'files that this command has not written stay as they are. `build` writes the files that a site’s pages load to DIR: PAGES are files and folders.',
  '',
  ...listOptions(OPTIONS),
  '',
  'Exit status: 0 if everything is copied, 1 if the report names files that could not be handled, kept or copied, 2 if the run failed.',
].join('\n');

/**
 * Reads what the command line asks for; undefined where it asks for help.
 * @throws UsageError with a sentence for the person who has typed it
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = withUsage(() =>
    parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
  );
  const [command, site, out, ...others] = positionals;
  if (values.help || !command) return undefined;
  if (command !== 'adopt' && command !== 'build')
    throw new UsageError(
      `There is no command “${command}”. There are: inlay save ADDRESS [OUT], inlay adopt SITE [OUT], inlay build PAGES… [--out DIR].`,
    );
  if (!site)
    throw new UsageError(
      command === 'adopt'
        ? 'Name the folder with the saved pages: inlay adopt SITE [OUT].'
        : 'Name the pages, or their folder: inlay build PAGES… [--out DIR].',
    );
  if (others.length && command === 'adopt')
    throw new UsageError(`This is one folder too many: ${others.join(' ')}.`);
  const threads = readNumber('threads', values.threads);
  const [ofDownload] = (['images', 'rate', 'max-bytes'] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (ofDownload && !values['save-files']) throw new UsageError(`--${ofDownload} is for --save-files.`);
  if (values.check && values['save-files'])
    throw new UsageError('--check writes nothing, and --save-files downloads: name one of them.');
  return {
    command: command satisfies 'adopt' | 'build' as 'adopt' | 'build',
    /** Files and folders of `inlay build`. */
    pages: positionals.slice(1),
    buildFolder: values.out ?? 'inlay-build',
    isComplete: values.complete === true,
    isUniversal: values.universal === true,
    /** The folder of saved pages; it is only read. */
    site,
    out: out ?? `${site.replace(/[\\/]+$/, '')}-inlay`,
    /** The address of Inlay's folder; default: from page to page, so that the site may lie anywhere. */
    base: values.base,
    config: values.config,
    renderer: readRenderer(values.renderer),
    themeScripts: values['theme-scripts'] === true,
    isCheck: values.check === true,
    /** Default: by the number of pages. */
    ...(threads && { threads: Math.ceil(threads) }),
    /** How to download what the folder has not. */
    ...(values['save-files'] && { saveFiles: readDownloadOptions(values) }),
    isJson: values.json === true,
  };
}
