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
  check: { type: 'boolean', help: 'writes nothing, prints the report' },
  json: { type: 'boolean', help: 'prints the report as JSON' },
  help: { type: 'boolean', help: 'shows this list' },
} as const;

export const USAGE = [
  'inlay adopt SITE [OUT]',
  '',
  'Copies a folder of saved pages to OUT (default: SITE-inlay), without the platform’s scripts and with Inlay. SITE stays as it is.',
  '',
  ...Object.entries(OPTIONS).map(([name, { help }]) => `  --${name.padEnd(14)} ${help}`),
].join('\n');

/**
 * Reads what the command line asks for; undefined where it asks for help.
 * @throws Error with a sentence for the person who has typed it
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [command, site, out, ...others] = positionals;
  if (values.help || !command) return undefined;
  if (command !== 'adopt')
    throw new Error(`There is no command “${command}”. There is: inlay adopt SITE [OUT].`);
  if (!site) throw new Error('Name the folder with the saved pages: inlay adopt SITE [OUT].');
  if (others.length) throw new Error(`This is one folder too many: ${others.join(' ')}.`);
  const { renderer = 'preact' } = values;
  if (renderer !== 'preact' && renderer !== 'react') throw new Error('The renderer is preact or react.');
  return {
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
