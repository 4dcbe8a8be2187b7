// The options that several commands share, each once.

import { messageOf } from '../message-of';
import type { Renderer } from '../public';
import type { ImageChoice } from '../save/image-versions';

export const COMMON_OPTIONS = {
  renderer: { type: 'string', help: 'preact (default) or react' },
  'theme-scripts': { type: 'boolean', help: 'pages keep the scripts of their theme' },
  universal: {
    type: 'boolean',
    help: 'pages load the universal build; default: one that is made for the site',
  },
  json: { type: 'boolean', help: 'prints the report as JSON' },
  help: { type: 'boolean', help: 'shows this list' },
} as const;

/** Options of commands that download. */
export const DOWNLOAD_OPTIONS = {
  images: { type: 'string', help: 'widths (default: each that a page may ask for), original, or none' },
  rate: {
    type: 'string',
    help: 'requests per second; default: four at a time, as fast as the server answers',
  },
  'max-bytes': { type: 'string', help: 'ends after so many bytes, 500MB or 2GB; default: 20GB' },
} as const;

/** Lines of the help. */
export const listOptions = (options: Readonly<Record<string, { readonly help: string }>>): string[] =>
  Object.entries(options).map(([name, { help }]) => `  --${name.padEnd(14)} ${help}`);

/** A mistake in the command line. Only this is answered with the list of options. */
export class UsageError extends Error {}

/** @throws UsageError with Node's sentence */
export function withUsage<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** @throws UsageError for another one */
export function readRenderer(written = 'preact'): Renderer {
  if (written === 'preact' || written === 'react') return written;
  throw new UsageError('The renderer is preact or react.');
}

const UNITS: Readonly<Record<string, number>> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9 };
const BYTES = Object.keys(UNITS);

/** @throws UsageError for what is not a number of its unit */
export function readNumber(
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

const IMAGES: readonly ImageChoice[] = ['widths', 'original', 'none'];

/** @throws UsageError with a sentence for the person who has typed it */
export function readDownloadOptions(values: {
  readonly images?: string | undefined;
  readonly rate?: string | undefined;
  readonly 'max-bytes'?: string | undefined;
}) {
  const { images: written = 'widths' } = values;
  const images = IMAGES.find((one) => one === written);
  if (!images) throw new UsageError(`--images is ${IMAGES.join(', ')}, not “${written}”.`);
  const rate = readNumber('rate', values.rate);
  const maxBytes = readNumber('max-bytes', values['max-bytes'], BYTES);
  return { images, ...(rate && { rate }), ...(maxBytes && { maxBytes }) };
}
