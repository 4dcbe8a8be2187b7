import { importUrl as importByUrl } from './import-url';

/** Written by the build, so that all files of a chunk are asked for in one round trip. Names of files are separated by blanks. */
export interface ChunkMap {
  /** Chunk name → its style sheets. */
  readonly styles: Readonly<Record<string, string>>;
  /** File of a chunk, without hash → the files that it imports, without ending. */
  readonly beside: Readonly<Record<string, string>>;
}

export type LoadChunk = <Module>(name: string, importChunk: () => Promise<Module>) => Promise<Module>;

export interface ChunkPorts {
  readonly map: ChunkMap;
  /** The address of the running script. */
  readonly base: string;
  /** Told of a style sheet that did not load; its chunk works without it. */
  readonly onStyleFault?: (chunk: string, url: string) => void;
  /** Resolves once the style sheet at this address has loaded, to what makes it apply. Without this, no chunk has any. */
  readonly addStyles?: (url: string) => Promise<() => void>;
  /** Import by address; replaced in tests. */
  readonly importUrl?: (url: string) => Promise<unknown>;
}

const CHUNK_TIMEOUT_MS = 120_000;
/** Code without its look is better than no code. */
const STYLE_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 500;

/** The file in `() => import("./chunks/menus-BAW4B6.js").then(e=>e.$header_menu)`, and where the chunk is in it. */
const FILE = /(([\w-]+)-\w+\.js)"\)(?:\.then\(\w+=>\w+\.([\w$]+)\))?/;

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

const namesIn = (list = '') => list.split(' ').filter(Boolean);

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
  addStyles = () => Promise.reject(new Error('There are no style sheets.')),
  importUrl = importByUrl,
}: ChunkPorts): LoadChunk {
  const loading = new Map<string, Promise<unknown>>();
  const styles: Record<string, Promise<(() => void) | undefined>> = {};
  const folder = new URL('chunks/', base).href;
  const styleFolder = new URL('..', base).href;

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
    const [, file, stem = '', space] = FILE.exec(`${importChunk}`) ?? [];
    const imported = retry(
      importWhole,
      // A module that is not one of Inlay's chunks has no other address.
      async (query) => {
        if (!file) return importWhole();
        const module = (await importUrl(folder + file + query)) as Record<string, unknown>;
        return checkModule((space ? module[space] : module) as Module);
      },
      CHUNK_TIMEOUT_MS,
    );
    // Cheaper than links that preload. Errors are ignored here: the chunk's own import reports them.
    for (const other of namesIn(map.beside[stem])) importUrl(`${folder}${other}.js`).catch(() => {});
    const sheets = namesIn(map.styles[name]).map((sheet) => {
      // A shared sheet is added once, since the order of sheets counts.
      styles[sheet] ??= loadStyles(name, styleFolder + sheet);
      return styles[sheet];
    });
    // All at once: with half of them the page would move. A block whose code does not come has its look, too.
    const dressed = Promise.all(sheets).then((loaded) => {
      for (const apply of loaded) apply?.();
    });
    return imported.then(
      (module) => dressed.then(() => module),
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
