import { parseArgs } from 'node:util';
import { hostFolder } from '../save/page-address';
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

export type SaveArguments = Readonly<NonNullable<ReturnType<typeof readSaveArguments>>>;

const OPTIONS = {
  'own-site': {
    type: 'boolean',
    help: 'the site is yours: pages that robots.txt keeps from guests are saved, too',
  },
  site: { type: 'string', help: 'the address of the copy, https://example.com; default: that of the site' },
  'max-pages': { type: 'string', help: 'ends after so many pages; default: 10000' },
  'dry-run': { type: 'boolean', help: 'writes nothing, prints pages, files and bytes' },
  browser: {
    type: 'string',
    help: 'takes the pictures of the report: the path of a Chromium, Chrome or Edge, or none; default: one that is installed',
  },
  config: {
    type: 'string',
    help: 'the file with the settings of the site; default: inlay.config.json beside OUT',
  },
  ...DOWNLOAD_OPTIONS,
  ...COMMON_OPTIONS,
} as const;

export const SAVE_USAGE = [
  'inlay save ADDRESS [OUT]',
  '',
  'Downloads a site and makes a copy of it in OUT (default: the name of its host) that works on any host of files, with the platform switched off.',
  'The download is kept in OUT-download: the same command again goes on where it ended, and asks only for what has changed.',
  '',
  ...listOptions(OPTIONS),
  '',
  'Exit status: 0 if the account can be closed, 1 if something is left to do, 2 if the run failed, 130 if it was interrupted.',
].join('\n');

function readAddress(text: string, what: string): URL {
  const written = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(written))
    throw new UsageError(`${what} is an address such as https://www.example.com, not “${text}”.`);
  const address = new URL(written);
  if (!/^https?:$/.test(address.protocol))
    throw new UsageError(`${what} begins with https://, not with ${address.protocol}`);
  return address;
}

/**
 * Reads what `inlay save` is asked for; undefined where it is asked for help.
 * @throws UsageError with a sentence for the person who has typed it
 */
export function readSaveArguments(args: readonly string[]) {
  const { values, positionals } = withUsage(() =>
    parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
  );
  const [, start, out, ...others] = positionals;
  if (values.help) return undefined;
  if (!start) throw new UsageError('Name the address of the site: inlay save https://www.example.com OUT.');
  if (others.length) throw new UsageError(`This is one name too many: ${others.join(' ')}.`);
  const site = readAddress(start, 'The site');
  const maxPages = readNumber('max-pages', values['max-pages']);
  return {
    site,
    out: out ?? hostFolder(site),
    ...readDownloadOptions(values),
    isOwnSite: values['own-site'] === true,
    isDryRun: values['dry-run'] === true,
    isJson: values.json === true,
    renderer: readRenderer(values.renderer),
    themeScripts: values['theme-scripts'] === true,
    isUniversal: values.universal === true,
    ...(values.site !== undefined && { address: readAddress(values.site, '--site') }),
    ...(values.config !== undefined && { config: values.config }),
    ...(values.browser !== undefined && { browser: values.browser }),
    ...(maxPages && { maxPages }),
  };
}
