import { vi } from 'vitest';
import { createFaults } from '../../../server/api/faults.mjs';
import { createEventLog } from '../../../server/api/reports.mjs';
import { createCartStore } from '../../../server/api/shop-carts.mjs';
import { createSubmissionStore } from '../../../server/api/submission-store.mjs';
import { createApi } from '../../../server/api/table.mjs';
import { shorten } from './page-picture';

/** `[left, top, width, height]` in px: happy-dom has no layout. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** What a server answers in place of the demo server: a status, or JSON. */
export type Answer = number | object;

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
const DEFAULT_HEIGHT = 100;

class SeenObserver {
  static readonly all = new Set<SeenObserver>();
  static isSeen = (_: Element): boolean => true;
  readonly targets = new Set<Element>();
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    SeenObserver.all.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
    queueMicrotask(() => this.tell([target]));
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }

  takeRecords() {
    return [];
  }

  tell(targets: Iterable<Element>) {
    const entries = [...targets]
      .filter((target) => this.targets.has(target))
      .map((target) => {
        const isIntersecting = SeenObserver.isSeen(target);
        const box = target.getBoundingClientRect();
        const ratio = isIntersecting ? 1 : 0;
        return {
          target,
          isIntersecting,
          intersectionRatio: ratio,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
          time: performance.now(),
        };
      });
    if (entries.length) this.#report(entries as unknown as IntersectionObserverEntry[], this as never);
  }
}

class SizeObserver {
  static readonly all = new Set<SizeObserver>();
  readonly targets = new Set<Element>();
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
    SizeObserver.all.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
    queueMicrotask(() => this.tell([target]));
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }

  tell(targets: Iterable<Element>) {
    const entries = [...targets]
      .filter((target) => this.targets.has(target))
      .map((target) => ({ target, contentRect: target.getBoundingClientRect() }));
    if (entries.length) this.#report(entries as unknown as ResizeObserverEntry[], this as never);
  }
}

/** An animation that lasts as long as it says, by the fake clock. */
function animate(this: Element, frames: unknown, options: number | KeyframeAnimationOptions = {}) {
  const { duration = 0, delay = 0 } = typeof options === 'number' ? { duration: options } : options;
  const animation = Object.assign(new EventTarget(), {
    playState: 'running',
    currentTime: 0,
    playbackRate: 1,
    effect: {
      target: this,
      getComputedTiming: () => ({ duration, progress: 0.5 }),
      getKeyframes: () => frames,
    },
    onfinish: null as null | (() => void),
    oncancel: null as null | (() => void),
    finished: Promise.resolve(),
    finish: () => end('finished'),
    cancel: () => end('idle'),
    play: () => void Object.assign(animation, { playState: 'running' }),
    pause: () => void Object.assign(animation, { playState: 'paused' }),
    commitStyles() {},
    persist() {},
    updatePlaybackRate: (rate: number) => void Object.assign(animation, { playbackRate: rate }),
  });
  let settle = (_: unknown) => {};
  let refuse = (_: unknown) => {};
  animation.finished = new Promise<never>((resolve, reject) => {
    settle = resolve as never;
    refuse = reject;
  });
  animation.finished.catch(() => {});
  const end = (state: string) => {
    if (animation.playState === 'finished' || animation.playState === 'idle') return;
    animation.playState = state;
    clearTimeout(timer);
    animation.dispatchEvent(new Event(state === 'finished' ? 'finish' : 'cancel'));
    if (state === 'finished') animation.onfinish?.();
    else animation.oncancel?.();
    if (state === 'finished') settle(animation);
    else refuse(new DOMException('The animation was cancelled.', 'AbortError'));
  };
  const repeats = typeof options === 'object' && options.iterations === Number.POSITIVE_INFINITY;
  const timer = repeats ? undefined : setTimeout(() => end('finished'), Number(duration) + Number(delay));
  return animation;
}

/** The API of the demo server, in this process: a new one for each story. */
const createDemoApi = () =>
  createApi({
    submissions: createSubmissionStore(),
    carts: createCartStore(),
    events: createEventLog(),
    faults: createFaults(),
    received: [],
    effects: [],
  });

const bodyText = (body: unknown): string =>
  typeof body === 'string' || body instanceof URLSearchParams
    ? `${body}`
    : body
      ? (body as object).constructor.name
      : '';

/** Sets up what a story needs of a browser. All of it is taken back by vitest's `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function createWorld({
  boxes = {},
  answers = {},
  unseen,
  reducedMotion = false,
  size = DEFAULT_SIZE,
}: WorldOptions) {
  const log: string[] = [];
  const note = (line: string) => void log.push(shorten(line, 300));
  let pending = 0;
  let demoApi: ReturnType<typeof createDemoApi> | undefined;
  let unseenNow = unseen;
  const given = Object.entries(boxes).reverse();
  const boxOf = (element: Element): Box =>
    given.find(([selector]) => element.matches(selector))?.[1] ?? [0, 0, innerWidth, DEFAULT_HEIGHT];

  SeenObserver.isSeen = (element) => !unseenNow || !element.closest(unseenNow);
  vi.stubGlobal('IntersectionObserver', SeenObserver);
  vi.stubGlobal('ResizeObserver', SizeObserver);
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: size[0],
    height: size[1],
  });

  const rectOf = (element: Element) => {
    const [left, top, width, height] = element.isConnected ? boxOf(element) : [0, 0, 0, 0];
    return {
      x: left,
      y: top,
      left,
      top,
      width,
      height,
      right: left + width,
      bottom: top + height,
      toJSON: () => '',
    } as DOMRect;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [rectOf(this)] as unknown as DOMRectList;
  });
  for (const [name, index] of [
    ['offsetWidth', 2],
    ['clientWidth', 2],
    ['offsetHeight', 3],
    ['clientHeight', 3],
    ['scrollHeight', 3],
    ['scrollWidth', 2],
    ['offsetTop', 1],
    ['offsetLeft', 0],
  ] as const) {
    const owner = [HTMLElement.prototype, Element.prototype].find((prototype) =>
      Object.hasOwn(prototype, name),
    );
    vi.spyOn(owner as HTMLElement, name as never, 'get' as never).mockImplementation(function (
      this: Element,
    ) {
      return boxOf(this)[index];
    } as never);
  }
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, options) {
    note(
      `animates ${this.localName}.${this.classList[0] ?? ''} ${JSON.stringify(frames)} ${JSON.stringify(options)}`,
    );
    return animate.call(this, frames, options) as unknown as Animation;
  });
  const match = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const real = match(query);
    if (!query.includes('prefers-reduced-motion')) return real;
    return Object.assign(new EventTarget(), { matches: reducedMotion, media: query }) as MediaQueryList;
  });
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy'] as const) {
    vi.spyOn(Element.prototype, name).mockImplementation(function (this: Element, options?: unknown) {
      note(`${name} ${this.localName}.${this.classList[0] ?? ''} ${JSON.stringify(options) ?? ''}`);
      const { left, top } = (options ?? {}) as ScrollToOptions;
      if (name !== 'scrollIntoView' && left !== undefined) this.scrollLeft = left;
      if (name !== 'scrollIntoView' && top !== undefined) this.scrollTop = top;
    });
    if (name !== 'scrollIntoView')
      vi.stubGlobal(name, (options: unknown) => note(`the page: ${name} ${JSON.stringify(options)}`));
  }
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address, location.href);
    const path = url.pathname + url.search;
    const call = `${init.method ?? 'GET'} ${path}`;
    note(`asks ${call} ${bodyText(init.body)}`.trim());
    pending += 1;
    try {
      const answer = Object.entries(answers).find(([start]) => call.startsWith(start))?.[1];
      if (typeof answer === 'object')
        return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
      if (answer === 0) throw new TypeError('Failed to fetch');
      if (answer)
        return new Response('{}', { status: answer, headers: { 'content-type': 'application/json' } });
      if (!path.startsWith('/api/')) return new Response('Not found.', { status: 404 });
      demoApi ??= createDemoApi();
      return await demoApi.request(path.slice('/api'.length), init);
    } finally {
      pending -= 1;
    }
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    note(`sends ${address} ${bodyText(body)}`);
    return true;
  });
  vi.stubGlobal('open', (address: string) => void note(`opens a window: ${address}`));
  for (const name of ['assign', 'replace', 'reload'] as const)
    vi.spyOn(location, name).mockImplementation((address?: unknown) =>
      note(`${name === 'reload' ? 'reloads' : 'goes to'} ${address ?? ''}`),
    );
  vi.spyOn(console, 'warn').mockImplementation((text) => note(`warns: ${text}`));
  vi.spyOn(console, 'error').mockImplementation((text) => note(`error: ${text}`));

  return {
    note,
    /** What has happened since the last call. */
    takeLog: () => log.splice(0),
    isBusy: () => pending > 0,
    /** Shows what was out of view. */
    show() {
      unseenNow = undefined;
      for (const observer of SeenObserver.all) observer.tell(observer.targets);
    },
    hide(selector: string) {
      unseenNow = selector;
      for (const observer of SeenObserver.all) observer.tell(observer.targets);
    },
    resize(width: number, height = innerHeight) {
      (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
        width,
        height,
      });
      for (const observer of SizeObserver.all) observer.tell(observer.targets);
    },
  };
}
