import { parseArgs } from 'node:util';
import type { Renderer } from '../public';

export type CommandOptions = Readonly<NonNullable<ReturnType<typeof readArguments>>>;

const OPTIONS = {
  base: {
    type: 'string',
    help: 'the address of Inlay’s folder, such as /inlay/; default: relative, OUT may lie anywhere',
  },
  config: { type: 'string', help: 'the file with the settings of the site; default: SITE/inlay.config.json' },
  renderer: { type: 'string', help: 'preact (default) or react' },
  'theme-scripts': { type: 'boolean', help: 'pages keep the scripts of their theme' },
  universal: {
    type: 'boolean',
    help: 'adopt: pages load the universal build; default: one that is made for the site',
  },
  out: { type: 'string', help: 'build: the folder to write; default: inlay-build' },
  complete: { type: 'boolean', help: 'build: also writes the code of blocks that no page has' },
  check: { type: 'boolean', help: 'writes nothing, prints the report' },
  json: { type: 'boolean', help: 'prints the report as JSON' },
  help: { type: 'boolean', help: 'shows this list' },
} as const;

export const USAGE = [
  'inlay adopt SITE [OUT]',
  'inlay build PAGES… [--out DIR]',
  '',
  'Copies a folder of saved pages to OUT (default: SITE-inlay), without the platform’s scripts and with Inlay. SITE stays as it is. In OUT,',
  'files that this command has not written stay as they are. `build` writes the files that a site’s pages load to DIR: PAGES are files and folders.',
  '',
  ...Object.entries(OPTIONS).map(([name, { help }]) => `  --${name.padEnd(14)} ${help}`),
  '',
  'Exit status: 0 if everything is copied, 1 if the report names files that could not be handled, kept or copied, 2 if the run failed.',
].join('\n');

/** What is wrong with the command line: only this is answered with the list of options. */
export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads what the command line asks for; undefined where it asks for help.
 * @throws UsageError with a sentence for the person who has typed it
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
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
  const { renderer = 'preact' } = values;
  if (renderer !== 'preact' && renderer !== 'react') throw new UsageError('The renderer is preact or react.');
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
    renderer: renderer satisfies Renderer as Renderer,
    themeScripts: values['theme-scripts'] === true,
    isCheck: values.check === true,
    isJson: values.json === true,
  };
}
