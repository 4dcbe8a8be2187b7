import { createStore } from '../../../store/store';

/** One file that a visitor has chosen. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state:
    | 'refused' // The field does not take it: too large, or of another kind.
    | 'sending' // `share` of it is with the server.
    | 'sent' // The server has it, as `reference`.
    | 'failed' // The upload has failed, or the server could not use the file.
    | 'cancelled'; // By the visitor: it is not sent with the form.
  /** From 0 to 1. */
  readonly share: number;
  /** For the visitor; empty without a problem. */
  readonly problem: string;
  /** The server's name for the file; empty before it has it. */
  readonly reference: string;
}

export type UploadOutcome =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly problem: string };

interface UploadStoreOptions {
  /** The reason why a file is not uploaded at all; undefined if it is. */
  readonly refuse: (file: File) => string | undefined;
  readonly send: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<UploadOutcome>;
  readonly cancelled: string;
  readonly signal: AbortSignal;
}

/** Uploads files one by one as they are chosen, each on its own. */
export function createUploadStore({ refuse, send, cancelled, signal }: UploadStoreOptions) {
  const { get, set, subscribe } = createStore<readonly Upload[]>([]);
  const running = new Map<number, { readonly file: File; controller: AbortController }>();
  let serial = 0;

  const change = (id: number, changes: Partial<Upload>) =>
    set(get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const abort = (id: number) => running.get(id)?.controller.abort();

  async function start(id: number): Promise<void> {
    const run = running.get(id);
    if (!run || signal.aborted) return;
    run.controller = new AbortController();
    const { signal: own } = run.controller;
    change(id, { state: 'sending', share: 0, problem: '' });
    const outcome = await send(run.file, (share) => !own.aborted && change(id, { share }), own);
    if (own.aborted) return;
    change(
      id,
      outcome.ok
        ? { state: 'sent', share: 1, reference: outcome.reference }
        : { state: 'failed', problem: outcome.problem },
    );
  }

  function add(file: File): Upload {
    serial += 1;
    const problem = refuse(file) ?? '';
    if (!problem) running.set(serial, { file, controller: new AbortController() });
    const state = problem ? 'refused' : 'sending';
    return { id: serial, name: file.name, state, share: 0, problem, reference: '' };
  }

  function dropAll(): void {
    for (const id of running.keys()) abort(id);
    running.clear();
  }
  signal.addEventListener('abort', dropAll);

  return {
    get,
    subscribe,
    /** Takes the files that the visitor has chosen in the place of those chosen before, and begins to upload them. */
    choose(files: Iterable<File>) {
      dropAll();
      set([...files].map(add));
      for (const id of running.keys()) void start(id);
    },
    cancel(id: number) {
      abort(id);
      change(id, { state: 'cancelled', problem: cancelled });
    },
    retry(id: number): void {
      void start(id);
    },
    remove(id: number) {
      abort(id);
      running.delete(id);
      set(get().filter((upload) => upload.id !== id));
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
