import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * A browser of this computer that takes pictures of pages: Chromium, Chrome or Edge, by the names that their installers give them.
 * @param env whose `PATH` is searched
 */
export async function findBrowser(env = process.env, system = process.platform): Promise<string | undefined> {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const programs = [env.ProgramFiles, env['ProgramFiles(x86)']].flatMap((folder) => folder ?? []);
  const places = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(system === 'darwin' ? MAC : []),
    ...(system === 'win32' ? programs.flatMap((folder) => WINDOWS.map((path) => join(folder, path))) : []),
  ];
  for (const path of places) if (await isExecutable(path)) return path;
  return undefined;
}
