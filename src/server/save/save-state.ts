import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SavedFile {
  /** Its path below the download's folder. */
  readonly file: string;
  readonly kind: 'page' | 'sheet' | 'file';
  readonly bytes: number;
  /** Of its content: two widths of an image with the same hash are the original. */
  readonly hash: string;
  readonly etag?: string;
  readonly modified?: string;
  /** The run that has asked for it last. */
  readonly run: number;
}

/** What a run has found so far, by address. The next one goes on from there. */
export interface SaveState {
  readonly version: 1;
  readonly site: string;
  run: number;
  isFinished: boolean;
  /** Other hosts of the site, such as the one that the platform has for it. */
  hosts: readonly string[];
  readonly saved: Record<string, SavedFile>;
  /** Where the server has sent requests for an address on to. */
  readonly redirects: Record<string, string>;
  /** Why an address has no file. */
  readonly failed: Record<string, string>;
}

/** Checks whether an address has failed because the site itself does not have it, which is nothing to lose. */
export const isAbsent = (why: string | undefined): boolean => /\b(?:404|410)$/.test(why ?? '');

export const STATE_FILE = 'inlay-save.json';

export const newState = (site: string): SaveState => ({
  version: 1,
  site,
  run: 1,
  isFinished: false,
  hosts: [],
  saved: {},
  redirects: {},
  failed: {},
});

/**
 * The state that an earlier run has left. A finished one starts anew, and asks for what has changed; an interrupted one goes on where it ended.
 * @throws Error where the folder holds the download of another site
 */
export async function readState(folder: string, site: string): Promise<SaveState> {
  const text = await readFile(join(folder, STATE_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return newState(site);
  const state = parse(text);
  if (!state) return newState(site);
  if (state.site !== site)
    throw new Error(
      `${folder} holds the download of ${state.site}. Name another folder, or remove this one.`,
    );
  if (!state.isFinished) return state;
  return { ...state, run: state.run + 1, isFinished: false, redirects: {}, failed: {} };
}

function parse(text: string): SaveState | undefined {
  try {
    const state: unknown = JSON.parse(text);
    return isState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

function isState(value: unknown): value is SaveState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    ['saved', 'redirects', 'failed', 'hosts'].every((key) => typeof Reflect.get(value, key) === 'object')
  );
}

/** Written beside and renamed, so that no crash leaves half of it. */
export async function writeState(folder: string, state: SaveState): Promise<void> {
  const file = join(folder, STATE_FILE);
  await writeFile(`${file}.part`, JSON.stringify(state));
  await rename(`${file}.part`, file);
}
