import { vi } from 'vitest';
import { type Box, layOut } from './layout';
import { SeenObserver, SizeObserver } from './observers';
import { shorten } from './page-picture';
import { type Answer, answerCalls } from './server';

export interface WorldOptions {
  /** By selector; the last that matches counts. Default: as wide as the window, 100 px high, at its top. */
  readonly boxes?: Readonly<Record<string, Box>>;
  /** By method and the beginning of the path, `'GET /api/x'`; other calls go to the demo server. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Elements that are out of view until a step shows them. */
  readonly unseen?: string;
  readonly reducedMotion?: boolean;
  /** Width and height of the window, in px. */
  readonly size?: readonly [width: number, height: number];
}

/** The parts of a browser that happy-dom lacks, and what the page did with them. */
export type World = ReturnType<typeof createWorld>;

const DEFAULT_SIZE = [1200, 800] as const;
const LINE_MAX = 300;
/** React, which unit tests run on, does not know newer elements and attributes of SVG. */
const OF_REACT = /unrecognized in this browser|Invalid DOM property/;

function resizeWindow(width: number, height: number): void {
  // Happy-dom's own, which vitest's types do not have.
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width, height });
}

const tellAll = (observers: Iterable<SeenObserver | SizeObserver>) => {
  for (const observer of observers) observer.tell(observer.targets);
};

function noteNavigation(note: (line: string) => void): void {
  vi.stubGlobal('open', (address: string) => note(`opens a window: ${address}`));
  for (const name of ['assign', 'replace', 'reload'] as const)
    vi.spyOn(location, name).mockImplementation((address?: unknown) =>
      note(name === 'reload' ? 'reloads' : `goes to ${address}`),
    );
}

function setMotion(isReduced: boolean): void {
  const match = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion')
      ? (Object.assign(new EventTarget(), { matches: isReduced, media: query }) as MediaQueryList)
      : match(query),
  );
}

/** Keys that are drawn count up instead. */
function drawInOrder(): void {
  let drawn = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (++drawn % 1000) / 1000);
  vi.spyOn(crypto, 'randomUUID').mockImplementation(
    () => `00000000-0000-4000-8000-${`${++drawn}`.padStart(12, '0')}`,
  );
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) for (const index of bytes.keys()) bytes[index] = ++drawn % 256;
    return bytes;
  });
}

/** Sets up what a story needs of a browser. All of it goes by vitest's `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function createWorld(
  { boxes = {}, answers = {}, unseen, reducedMotion = false, size = DEFAULT_SIZE }: WorldOptions,
  clean: (text: string) => string,
) {
  const log: string[] = [];
  const note = (line: string) => void log.push(shorten(clean(line), LINE_MAX));
  let unseenNow = unseen;
  SeenObserver.isSeen = (element) => !unseenNow || !element.closest(unseenNow);
  vi.stubGlobal('IntersectionObserver', SeenObserver);
  vi.stubGlobal('ResizeObserver', SizeObserver);
  resizeWindow(...size);
  layOut(boxes, note);
  setMotion(reducedMotion);
  drawInOrder();
  noteNavigation(note);
  // Node's own tells happy-dom's events apart from its own, and keeps the process alive.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
      close() {}
    },
  );
  vi.spyOn(console, 'warn').mockImplementation((text) => note(`warns: ${text}`));
  vi.spyOn(console, 'error').mockImplementation((text) => {
    if (!OF_REACT.test(text)) note(`error: ${text}`);
  });
  return {
    ...answerCalls(answers, note),
    note,
    /** What has happened since the last call. */
    takeLog: () => log.splice(0),
    /** Puts elements out of view; undefined: none. */
    hide(selector: string | undefined) {
      unseenNow = selector;
      tellAll(SeenObserver.all);
    },
    resize(width: number, height = innerHeight) {
      resizeWindow(width, height);
      tellAll(SizeObserver.all);
    },
  };
}
