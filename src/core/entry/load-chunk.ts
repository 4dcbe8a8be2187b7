import { findAll } from '../../dom/find-all';
import { importUrl as importByUrl } from './import-url';

/** Written by the build. Entries are separated by semicolons, names by blanks. */
export interface ChunkMap {
  /**
   * `walls|gallery common|gallery-grid gallery-section`: a file, the files that it imports, its chunks that `site.js` loads. Left out
   * from the end where there is none, or one with the file's name.
   */
  readonly files: string;
  /** `BAW4BMEVK5`: the hashes of all files, each as long as the others. Apart from the names, because both compress better so. */
  readonly hashes: string;
  /** `gallery.css:gallery-grid strip`: a style sheet, the chunks that need it. */
  readonly sheets: string;
}

/** In `site.js` the build writes 1 in its place: the list of files says where the chunk is. */
type ImportChunk<Module> = (() => Promise<Module>) | 1;

export type LoadChunk = <Module>(name: string, importChunk: () => Promise<Module>) => Promise<Module>;

export interface ChunkPorts {
  readonly map: ChunkMap;
  /** The address of the running script. */
  readonly base: string;
  /** Told of a style sheet that did not load; its chunk works without it. */
  readonly onStyleFault: (chunk: string, url: string) => void;
  /** Resolves once the style sheet at this address has loaded, to what makes it apply. */
  readonly addStyles: (url: string) => Promise<() => void>;
  /** Import by address; replaced in tests. */
  readonly importUrl?: (url: string) => Promise<unknown>;
}

const CHUNK_TIMEOUT_MS = 120_000;
/** Code without its look is better than no code. */
const STYLE_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 500;

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
      // Not made before: an error walks the stack.
      timer = setTimeout(() => reject(new Error('timeout')), timeout);
    }),
  ]).finally(() => clearTimeout(timer));
}

const split = (list: string, separator = ' ') => list.split(separator).filter(Boolean);

interface ChunkFile {
  /** Without ending. */
  readonly name: string;
  /** The files that it imports, without hash. */
  readonly needs: readonly string[];
}

/** @returns `byStem`: by the name without hash, `byChunk`: file of each chunk */
function readFiles({ files, hashes }: ChunkMap) {
  const byStem = new Map<string, ChunkFile>();
  const byChunk = new Map<string, ChunkFile>();
  const entries = split(files, ';');
  const length = hashes.length / entries.length;
  entries.forEach((entry, index) => {
    const [stem = '', needs = '', chunks] = entry.split('|');
    const file = {
      name: `${stem}-${hashes.slice(index * length, (index + 1) * length)}`,
      needs: split(needs),
    };
    byStem.set(stem, file);
    for (const chunk of split(chunks ?? stem)) byChunk.set(chunk, file);
  });
  return { byStem, byChunk };
}

/** Chunk → its style sheets. */
function readSheets(list: string) {
  const sheetsOf = new Map<string, string[]>();
  for (const entry of split(list, ';')) {
    const [sheet = '', chunks = ''] = entry.split(':');
    for (const chunk of split(chunks)) sheetsOf.set(chunk, [...(sheetsOf.get(chunk) ?? []), sheet]);
  }
  return sheetsOf;
}

/** Checks whether the page's import map has the hash of a file: browsers check it by the file's address, so it has no other. */
const isHashKnown = (name: string): boolean =>
  findAll(document, 'script[type=importmap]').some(({ textContent }) => textContent.includes(`/${name}.js"`));

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
  addStyles,
  importUrl = importByUrl,
}: ChunkPorts): LoadChunk {
  const loading = new Map<string, Promise<unknown>>();
  const styles: Record<string, Promise<(() => void) | undefined>> = {};
  const { byStem, byChunk } = readFiles(map);
  const sheetsOf = readSheets(map.sheets);
  const folder = new URL('chunks/', base).href;
  const styleFolder = new URL('..', base).href;

  const loadStyles = (chunk: string, url: string) => {
    const add = (query = '') => addStyles(url + query);
    return retry(add, add, STYLE_TIMEOUT_MS).catch(() => {
      onStyleFault(chunk, url);
      return undefined;
    });
  };

  /** All files that a file leads to by its imports. */
  const filesBeside = (file: ChunkFile | undefined) => {
    const files = new Set(file && [file]);
    for (const { needs } of files) for (const stem of needs) files.add(byStem.get(stem) as ChunkFile);
    return [...files].slice(1);
  };

  const load = <Module>(name: string, importChunk: ImportChunk<Module>): Promise<Module> => {
    // A chunk names the file of another one as it is; a theme's block may have the name of a chunk.
    const code = `${importChunk}`;
    const file =
      importChunk === 1
        ? byChunk.get(name)
        : [...byStem.values()].find((listed) => code.includes(`/${listed.name}.js`));
    const importFile = async (query = '') => {
      const module = await importUrl(`${folder}${file?.name}.js${query}`);
      return (module as Record<string, unknown>)[`$${name.replaceAll('-', '_')}`] as Module;
    };
    const importOwn = importChunk === 1 ? importFile : importChunk;
    // Requests its own file first; by the time that runs, the others have been requested.
    const imported = retry(
      () => importOwn().then(checkModule),
      // A module that is not one of Inlay's chunks has no other address.
      (query) => (file && !isHashKnown(file.name) ? importFile(query) : importOwn()).then(checkModule),
      CHUNK_TIMEOUT_MS,
    );
    // Cheaper than links that preload. Errors are ignored here: the chunk's own import reports them.
    for (const { name: other } of filesBeside(file)) importUrl(`${folder}${other}.js`).catch(() => {});
    const sheets = (sheetsOf.get(name) ?? []).map((sheet) => {
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

  return <Module>(name: string, importChunk: ImportChunk<Module>) => {
    // A name stands for one module, so it has the type of its first caller.
    const result = (loading.get(name) as Promise<Module> | undefined) ?? load(name, importChunk);
    loading.set(name, result);
    return result;
  };
}
