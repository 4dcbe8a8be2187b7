/**
 * Written by the build: chunk name → the files that its own needs, so that all are asked for in one round trip. Names
 * parted by blanks, without their ending.
 */
export type ChunkMap = Readonly<Record<string, string>>;

export type LoadChunk = <Module>(name: string, importChunk: () => Promise<Module>) => Promise<Module>;

export interface ChunkPorts {
  /** Of the chunks that the entry asks for; a module that exports `chunks` brings those that it leads to. */
  readonly map: ChunkMap;
  /** The address of the running script. */
  readonly base: string;
  /** Import by address; replaced in tests. */
  readonly importUrl?: (url: string) => Promise<unknown>;
  /** Milliseconds until a chunk is given up. */
  readonly timeout?: number;
}

const CHUNK_TIMEOUT_MS = 120_000;
const RETRY_DELAY_MS = 500;

/** The file in `() => import("./chunks/accordion-BAW4B6.js")`: its hash stands nowhere else in the entry. */
const FILE = /[\w-]+\.js/;

const after = <Value>(ms: number, then: () => Value) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(then);

/** What blockers and proxies put in place of a script is a script without anything in it. */
function checkModule<Module>(module: Module): Module {
  if (!Object.keys(module as object)[0]) throw new Error('empty');
  return module;
}

/**
 * Loads lazy code: asks for all its files at once, tries the same address again, then a new one (browsers may
 * remember a failed module by its address), and gives up after 120 s with the error that monitoring knows.
 */
export function createChunkLoader({
  map,
  base,
  importUrl = (url) => import(url),
  timeout = CHUNK_TIMEOUT_MS,
}: ChunkPorts): LoadChunk {
  const loading = new Map<string, Promise<unknown>>();
  const files: Record<string, string> = { ...map };
  const folder = new URL('chunks/', base).href;

  return <Module>(name: string, importChunk: () => Promise<Module>) => {
    const known = loading.get(name);
    // One name is one module, so it has the type that its first caller gave it.
    if (known) return known as Promise<Module>;
    // Asks for its own file first, which will find the others asked for.
    const importWhole = () => importChunk().then(checkModule);
    const imported = importWhole();
    // Cheaper than links that preload. Errors are ignored here: the chunk's own import reports them.
    for (const file of files[name]?.split(' ') ?? []) importUrl(`${folder}${file}.js`).catch(() => {});
    const failed = (cause: unknown) => {
      // The next request starts afresh: the network may be back.
      loading.delete(name);
      const error = new Error(`Loading chunk ${name} failed.`, { cause });
      error.name = 'ChunkLoadError';
      throw error;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const result = Promise.race([
      imported
        .catch(() => after(RETRY_DELAY_MS, importWhole))
        .catch((error) => {
          const [file] = FILE.exec(`${importChunk}`) ?? [];
          if (!file) throw error;
          const again = () => importUrl(`${folder}${file}?${Date.now()}`).then(checkModule);
          return after(RETRY_DELAY_MS, again) as Promise<Module>;
        }),
      new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeout, new Error('timeout'));
      }),
    ])
      .finally(() => clearTimeout(timer))
      .then((module) => {
        Object.assign(files, (module as { readonly chunks?: ChunkMap }).chunks);
        return module;
      })
      .catch(failed);
    loading.set(name, result);
    return result;
  };
}
