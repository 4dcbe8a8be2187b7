import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const DEFAULT_PORT = 8080;
const RENDERERS = /** @type {const} */ (['preact', 'react']);

/**
 * The options of both commands with what `--help` says about them, as the table of docs/demo-server.md has them.
 * @type {Record<string, { type: 'string' | 'boolean', value?: string, help: string, isForStart?: true }>}
 */
const OPTIONS = {
  port: {
    type: 'string',
    value: 'NUMBER',
    help: `The port; the default is ${DEFAULT_PORT} or the environment variable PORT. If it is taken, the next free one is used`,
  },
  pages: { type: 'string', value: 'FOLDER', help: 'Serves saved pages (SITE/page.html) instead of the demo' },
  'theme-scripts': {
    type: 'boolean',
    help: 'Keeps the theme scripts of saved pages; ?theme-scripts does it for one page',
  },
  renderer: {
    type: 'string',
    value: 'preact|react',
    help: 'The renderer of pages opened without ?renderer=; preact by default',
  },
  offline: {
    type: 'boolean',
    help: 'Draws placeholders for the images of saved pages instead of fetching them',
  },
  'no-build': { type: 'boolean', help: 'Serves the last build without rebuilding', isForStart: true },
  help: { type: 'boolean', help: 'Shows this list' },
};

/**
 * What the command line asks of the demo server. For `--help`, and for what makes no sense, it explains itself and ends the process.
 * @param {string} command as it is typed
 * @param {{ canSkipBuild?: boolean }} [options] whether there is a `--no-build`
 */
export function readServerOptions(command, { canSkipBuild = false } = {}) {
  const offered = Object.entries(OPTIONS).filter(([, { isForStart }]) => canSkipBuild || !isForStart);
  const usage = describeOptions(command, offered);
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(offered.map(([name, { type }]) => [name, { type }])),
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error('The port is a number up to 65535.');
    const renderer = RENDERERS.find((known) => known === (values.renderer ?? 'preact'));
    if (!renderer) throw new Error('The renderer is preact or react.');
    const pagesFolder = typeof values.pages === 'string' ? resolve(values.pages) : undefined;
    if (pagesFolder && !existsSync(pagesFolder)) throw new Error(`There is no folder ${pagesFolder}.`);
    return {
      port,
      ...(pagesFolder && { pagesFolder, themeScripts: values['theme-scripts'] === true }),
      renderer,
      offline: values.offline === true,
      build: !values['no-build'],
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return process.exit(2);
  }
}

/**
 * @param {string} command
 * @param {[name: string, option: typeof OPTIONS[string]][]} offered
 */
function describeOptions(command, offered) {
  const rows = offered.map(([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help]);
  const width = Math.max(...rows.map(([option = '']) => option.length));
  return [
    `${command} -- [OPTIONS]`,
    '',
    ...rows.map(([option = '', help]) => `  ${option.padEnd(width)}  ${help}`),
  ].join('\n');
}
