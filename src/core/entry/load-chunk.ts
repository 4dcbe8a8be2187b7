import { addStyleSheet } from './add-style-sheet';
import { importUrl as importByUrl } from './import-url';

/**
 * Written by the build: chunk name → the files that it needs beside its own, so that all are asked for in one round trip. Separated by
 * blanks; scripts without their ending, style sheets with it.
 */
export type ChunkMap = Readonly<Record<string, string>>;

export type LoadChunk = <Module>(name: string, importChunk: () => Promise<Module>) => Promise<Module>;

export interface ChunkPorts {
  /** For the chunks that the entry asks for; a module that exports `chunks` brings those that it leads to. */
  readonly map: ChunkMap;
  /** The address of the running script. */
  readonly base: string;
  /** Told of a style sheet that did not load; its chunk works without it. */
  readonly onStyleFault?: (chunk: string, url: string) => void;
  /** Import by address; replaced in tests, as is `addStyles`. */
  readonly importUrl?: (url: string) => Promise<unknown>;
  readonly addStyles?: (url: string) => Promise<{ media: string }>;
}

const CHUNK_TIMEOUT_MS = 120_000;
/** Code without its look is better than no code. */
const STYLE_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 500;

/** The file in `() => import("./chunks/accordion-BAW4B6.js")`: the hash is nowhere else in the entry. */
const FILE = /[\w-]+\.js/;

/** Tries the same again, then `last`; rejects after `timeout`. */
async function retry<Value>(
  first: (query?: string) => Promise<Value>,
  last: (query: string) => Promise<Value>,
  timeout: number,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = <Next>(then: () => Next) =>
    new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS)).then(then);
  return Promise.race([
    first()
      .catch(() => after(first))
      // Browsers may remember a failed module by its address.
      .catch(() => after(() => last(`?${Date.now()}`))),
    new Promise<never>((_, reject) => {
      timer = setTimeout(reject, timeout, new Error('timeout'));
    }),
  ]).finally(() => clearTimeout(timer));
}

/** Blockers and proxies replace a script with an empty one. */
function checkModule<Module>(module: Module): Module {
  if (!Object.keys(module as object)[0]) throw new Error('empty');
  return module;
}

/**
 * Loads lazy code and its style sheets: asks for all files at once, tries the same address again, then a new one, and gives up after 120 s
 * with the error that monitoring knows. Settles when the style sheets are there, too, or have failed.
 */
export function createChunkLoader({
  map,
  base,
  onStyleFault,
  importUrl = importByUrl,
  addStyles = addStyleSheet,
}: ChunkPorts): LoadChunk {
  const loading = new Map<string, Promise<unknown>>();
  const styles: Record<string, Promise<{ media: string } | undefined>> = {};
  const files: Record<string, string> = { ...map };
  const folder = new URL('chunks/', base).href;

  const loadStyles = (chunk: string, url: string) => {
    const add = (query = '') => addStyles(url + query);
    return retry(add, add, STYLE_TIMEOUT_MS).catch(() => {
      onStyleFault?.(chunk, url);
      return undefined;
    });
  };

  const load = <Module>(name: string, importChunk: () => Promise<Module>): Promise<Module> => {
    // Requests its own file first; by the time that runs, the others have been requested.
    const importWhole = () => importChunk().then(checkModule);
    const imported = retry(
      importWhole,
      (query) => {
        // A module that is not a chunk of ours has no other address.
        const file = FILE.exec(`${importChunk}`);
        return file
          ? (importUrl(`${folder}${file}${query}`).then(checkModule) as Promise<Module>)
          : importWhole();
      },
      CHUNK_TIMEOUT_MS,
    );
    const beside = (files[name]?.split(' ') ?? []).map((file) => {
      // What several chunks share is added once, since the order of sheets counts.
      if (file.endsWith('.css')) styles[file] ??= loadStyles(name, folder + file);
      // Cheaper than links that preload. Errors are ignored here: the chunk's own import reports them.
      else importUrl(`${folder}${file}.js`).catch(() => {});
      return styles[file];
    });
    // All at once: with half of them the page would move. A block whose code does not come has its look, too.
    const dressed = Promise.all(beside).then((sheets) => {
      for (const sheet of sheets) if (sheet) sheet.media = '';
    });
    return imported.then(
      (module) => {
        Object.assign(files, (module as { readonly chunks?: ChunkMap }).chunks);
        return dressed.then(() => module);
      },
      (cause) => {
        // The next request starts anew: the network may be back.
        loading.delete(name);
        throw Object.assign(new Error(`Loading chunk ${name} failed.`, { cause }), {
          name: 'ChunkLoadError',
        });
      },
    );
  };

  return <Module>(name: string, importChunk: () => Promise<Module>) => {
    // A name stands for one module, so it has the type of its first caller.
    const result = (loading.get(name) as Promise<Module> | undefined) ?? load(name, importChunk);
    loading.set(name, result);
    return result;
  };
}
