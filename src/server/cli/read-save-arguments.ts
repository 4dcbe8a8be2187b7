import { parseArgs } from 'node:util';
import type { Renderer } from '../public';
import type { ImageChoice } from '../save/image-versions';
import { UsageError } from './read-arguments';

export type SaveArguments = Readonly<NonNullable<ReturnType<typeof readSaveArguments>>>;

const OPTIONS = {
  'own-site': {
    type: 'boolean',
    help: 'the site is yours: pages that robots.txt keeps from guests are saved, too',
  },
  images: { type: 'string', help: 'widths (default: each that a page may ask for), original, or none' },
  site: { type: 'string', help: 'the address of the copy, https://example.com; default: that of the site' },
  rate: {
    type: 'string',
    help: 'requests per second; default: four at a time, as fast as the server answers',
  },
  'max-pages': { type: 'string', help: 'ends after so many pages; default: 10000' },
  'max-bytes': { type: 'string', help: 'ends after so many bytes, 500MB or 2GB; default: 20GB' },
  'dry-run': { type: 'boolean', help: 'writes nothing, prints pages, files and bytes' },
  config: {
    type: 'string',
    help: 'the file with the settings of the site; default: inlay.config.json beside OUT',
  },
  renderer: { type: 'string', help: 'preact (default) or react' },
  'theme-scripts': { type: 'boolean', help: 'pages keep the scripts of their theme' },
  universal: {
    type: 'boolean',
    help: 'pages load the universal build; default: one that is made for the site',
  },
  json: { type: 'boolean', help: 'prints the report as JSON' },
  help: { type: 'boolean', help: 'shows this list' },
} as const;

export const SAVE_USAGE = [
  'inlay save ADDRESS [OUT]',
  '',
  'Downloads a site and makes a copy of it in OUT (default: the name of its host) that works on any host of files, with the platform switched off.',
  'The download is kept in OUT-download: the same command again goes on where it ended, and asks only for what has changed.',
  '',
  ...Object.entries(OPTIONS).map(([name, { help }]) => `  --${name.padEnd(14)} ${help}`),
  '',
  'Exit status: 0 if the account can be closed, 1 if something is left to do, 2 if the run failed, 130 if it was interrupted.',
].join('\n');

const UNITS: Readonly<Record<string, number>> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9 };

/** @throws UsageError for what is not a number of its unit */
function readNumber(
  name: string,
  text: string | undefined,
  units: readonly string[] = [''],
): number | undefined {
  if (text === undefined) return undefined;
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = units.includes(unit.toUpperCase()) ? UNITS[unit.toUpperCase()] : undefined;
  const value = Number(digits) * (factor ?? Number.NaN);
  if (!digits || !(value > 0)) throw new UsageError(`--${name} is a number above 0, not “${text}”.`);
  return value;
}

function readAddress(text: string, what: string): URL {
  const written = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(written))
    throw new UsageError(`${what} is an address such as https://www.example.com, not “${text}”.`);
  const address = new URL(written);
  if (!/^https?:$/.test(address.protocol))
    throw new UsageError(`${what} begins with https://, not with ${address.protocol}`);
  return address;
}

const IMAGES: readonly ImageChoice[] = ['widths', 'original', 'none'];

/**
 * Reads what `inlay save` is asked for; undefined where it is asked for help.
 * @throws UsageError with a sentence for the person who has typed it
 */
export function readSaveArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [, start, out, ...others] = positionals;
  if (values.help) return undefined;
  if (!start) throw new UsageError('Name the address of the site: inlay save https://www.example.com OUT.');
  if (others.length) throw new UsageError(`This is one name too many: ${others.join(' ')}.`);
  const site = readAddress(start, 'The site');
  const { renderer = 'preact', images = 'widths' } = values;
  if (renderer !== 'preact' && renderer !== 'react') throw new UsageError('The renderer is preact or react.');
  const choice = IMAGES.find((one) => one === images);
  if (!choice) throw new UsageError(`--images is ${IMAGES.join(', ')}, not “${images}”.`);
  const rate = readNumber('rate', values.rate);
  const maxPages = readNumber('max-pages', values['max-pages']);
  const maxBytes = readNumber('max-bytes', values['max-bytes'], Object.keys(UNITS));
  return {
    site,
    out: out ?? site.host.replace(':', '_'),
    images: choice,
    isOwnSite: values['own-site'] === true,
    isDryRun: values['dry-run'] === true,
    isJson: values.json === true,
    renderer: renderer satisfies Renderer as Renderer,
    themeScripts: values['theme-scripts'] === true,
    isUniversal: values.universal === true,
    ...(values.site !== undefined && { address: readAddress(values.site, '--site') }),
    ...(values.config !== undefined && { config: values.config }),
    ...(rate && { rate }),
    ...(maxPages && { maxPages }),
    ...(maxBytes && { maxBytes }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
