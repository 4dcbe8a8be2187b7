import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const DEFAULT_PORT = 8080;
const RENDERERS = /** @type {const} */ (['preact', 'react']);

/**
 * What the command line asks of the demo server. Explains itself and ends the process when that makes no sense.
 * @param {string} command as it is typed
 * @param {{ canSkipBuild?: boolean }} [options] whether there is a `--no-build`
 */
export function readServerOptions(command, { canSkipBuild = false } = {}) {
  const usage = `${command} -- [--port NUMBER] [--pages FOLDER [--theme-scripts]] [--renderer preact|react] [--offline]`;
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        pages: { type: 'string' },
        'theme-scripts': { type: 'boolean', default: false },
        renderer: { type: 'string', default: 'preact' },
        offline: { type: 'boolean', default: false },
        ...(canSkipBuild && { 'no-build': { type: /** @type {const} */ ('boolean'), default: false } }),
      },
    });
    const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error('The port is a number up to 65535.');
    const renderer = RENDERERS.find((known) => known === values.renderer);
    if (!renderer) throw new Error('The renderer is preact or react.');
    const pagesFolder = values.pages && resolve(values.pages);
    if (pagesFolder && !existsSync(pagesFolder)) throw new Error(`There is no folder ${pagesFolder}.`);
    return {
      port,
      ...(pagesFolder && { pagesFolder, themeScripts: values['theme-scripts'] }),
      renderer,
      offline: values.offline,
      build: !values['no-build'],
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(`${message}\n${usage}${canSkipBuild ? ' [--no-build]' : ''}`);
    return process.exit(2);
  }
}
