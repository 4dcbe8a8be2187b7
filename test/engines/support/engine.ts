/** A page in an engine other than Chromium: the few things that these tests need, the same for every driver. */
export interface EnginePage {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs `read` in the page; what it gets and returns is JSON, a promise is awaited. */
  evaluate<Result, Input = undefined>(
    read: (input: Input) => Result | Promise<Result>,
    input?: Input,
  ): Promise<Result>;
  /** Presses and releases a key, named as `KeyboardEvent.key` has it. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** A page without cookies and storage, 1280 × 900 px, with less motion. It may have been another before, which was closed. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A file of the server that is no page, below its root: in a page that has gone there nothing runs. */
export const COLLECTOR = 'collector.js';
/** A page that is not left by then, as Firefox does not leave some that play audio, is closed instead. */
export const LEAVE_TIMEOUT_MS = 5000;
/** Run there, it empties what pages of the server have stored, but for cookies. */
export const FORGET = "localStorage.clear(); sessionStorage.clear(); window.name = '';";

export const VIEWPORT = { width: 1280, height: 900 } as const;
