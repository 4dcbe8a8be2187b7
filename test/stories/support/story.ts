import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { composePage } from '../../../demo-server/demo/compose-page.mjs';
import { BLOCKS } from '../../../src/catalogue/blocks';
import { FEATURES } from '../../../src/catalogue/features';
import { findContext } from '../../../src/context/find-context';
import { createInlay } from '../../../src/core/entry/inlay';
import type { InlayApi } from '../../../src/core/entry/inlay-api';
import { EVENT_NAMES } from '../../../src/features/call-checks/event-names';
import { unloadedImages } from '../../../src/media/image/unloaded-images';
import { emptyDocument, resetLanguage } from '../../unit/support/empty-document';
import {
  comparePictures,
  createNames,
  cutLines,
  type Picture,
  shorten,
  takePicture,
  type Wording,
  wrap,
} from './page-picture';
import { takeStep } from './steps';
import { createWorld, type World, type WorldOptions } from './world';

/** A unit of a demo page, what visitors do with it, and what the browser and the server do. */
export interface Story extends WorldOptions {
  /** A file of `demo-pages/`, without its ending. */
  readonly page: string;
  /** Selector of the elements to keep of the page, with what is around them; default: the first element of the block, the whole page of a feature. */
  readonly at?: string;
  /** What the server would have written otherwise: by selector, the attributes (null: none), or the content. */
  readonly html?: (body: HTMLElement) => void;
  /** Changes of the page's context. */
  readonly context?: (context: SiteJson) => void;
  /** Other units of the page that run, too. */
  readonly with?: readonly string[];
  /** The address behind the page's path: `?query#hash`. */
  readonly address?: string;
  /** Steps that another story tells: this one begins after them. */
  readonly given?: readonly Step[];
  /** Steps of `steps.ts`, or functions under the names that the story gives them. */
  readonly steps: readonly Step[];
}

// biome-ignore lint/suspicious/noExplicitAny: the page's JSON, of which each story knows its own part
type SiteJson = any;

type Step = string | readonly [name: string, act: (inlay: InlayApi) => unknown];

const ROOT = process.cwd();
const GOLDEN = 'test/stories/golden';
/** More lines than that nobody reads: tell a shorter story, or of a smaller part of a page. */
const MAX_LINES = 60;
/** Letters of what an event says. */
const PAYLOAD_MAX = 100;
const NOW = Date.UTC(2025, 4, 14, 10);
/** The longest that a unit waits for the browser to be idle. */
const IDLE_MS = 1100;
/** Rounds in which nothing loads any more before a step counts as over. */
const ROUNDS = 4;

const macrotask = globalThis.setImmediate;

/** Lets everything that a step has started come to its end: code that loads, answers, views; 50 ms pass by the fake clock. */
async function settle(world: World): Promise<void> {
  for (let quiet = 0; quiet < ROUNDS; quiet = world.isBusy() ? 0 : quiet + 1) {
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => void macrotask(resolve));
    await vi.advanceTimersByTimeAsync(world.isBusy() ? 0 : 50 / ROUNDS);
  }
}

/** Keeps of the page only these elements, with what is around and in them. */
function keepOnly(kept: readonly Element[]): void {
  const isNeeded = (element: Element) => kept.some((one) => one.contains(element) || element.contains(one));
  for (const element of [...document.body.querySelectorAll('*')])
    if (element.isConnected && !isNeeded(element)) element.remove();
}

/** Writes the page into the document, as the server sends it, without what a browser would load. */
function openPage({ page, at, html, context, address = '' }: Story, selector: string | undefined): void {
  const source = composePage(join(ROOT, 'demo-pages'), `${page}.html`);
  const parsed = new DOMParser().parseFromString(source, 'text/html');
  history.replaceState(null, '', `/demo-pages/${page}.html${address}`);
  const json = /Static\.SQUARESPACE_CONTEXT = (\{.*\});/.exec(source)?.[1] ?? '{}';
  const given: SiteJson = JSON.parse(json);
  context?.(given);
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: given, COOKIE_BANNER_CAPABLE: true });
  for (const element of parsed.querySelectorAll('link,script:not([type]),script[src],style'))
    element.remove();
  for (const [target, from] of [
    [document.documentElement, parsed.documentElement],
    [document.head, parsed.head],
    [document.body, parsed.body],
  ] as const) {
    for (const name of target.getAttributeNames()) target.removeAttribute(name);
    for (const name of from.getAttributeNames()) target.setAttribute(name, from.getAttribute(name) ?? '');
  }
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
  const found = at
    ? [...document.querySelectorAll(at)]
    : selector
      ? [...document.querySelectorAll(selector)].slice(0, 1)
      : undefined;
  if (found && !found.length) throw new Error(`${page} has no ${at ?? selector}.`);
  if (found) keepOnly(found);
  html?.(document.body);
  // The server gives it with each page.
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  document.cookie = 'crumb=story; path=/';
}

/** Starts the product with these units alone, the way `site.ts` does. */
function startInlay(names: readonly string[]): InlayApi {
  return createInlay({
    version: 'story',
    blocks: BLOCKS.filter(({ name }) => names.includes(name)),
    fallbackStates: unloadedImages,
    features: FEATURES.filter(({ name }) => names.includes(name)),
    factories: {
      gallery: () => import('../../../src/features/theme-galleries/create-gallery'),
      confirm: () => import('../../../src/ui/confirm/create-confirm'),
      toast: () => import('../../../src/ui/toast/create-toast'),
      tooltip: () => import('../../../src/ui/tooltip/create-tooltip'),
      lightbox: () => import('../../../src/lightbox/create-lightbox'),
    },
    loadChunk: (_name, load) => load(),
    findContext,
    queue: [],
    platformAnswers: { load: () => import('../../../src/hosts/platform-globals'), isIdle: () => false },
  } as Parameters<typeof createInlay>[0]);
}

/** An event's payload in one line: elements by name, without functions and stores. */
function describePayload(payload: unknown, { nameOf, clean }: Wording): string {
  const text = JSON.stringify(payload, (name, value: unknown) => {
    if (value instanceof Element) return nameOf(value);
    if (name === 'store' || value instanceof Node) return undefined;
    return value instanceof Error ? value.message : value;
  });
  return text === undefined ? '' : ` ${shorten(clean(text), PAYLOAD_MAX)}`;
}

/** Numbers of ids that count up over all stories begin anew in each. */
function createIdNumbers() {
  const drawn: string[] = [];
  const known = new Map<string, string>();
  return (text: string) =>
    text
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        if (!drawn.includes(id)) drawn.push(id);
        return `id-${drawn.indexOf(id) + 1}`;
      })
      .replace(/[0-9a-f-]{12,}([0-9a-f]{4})(?=\W|$|-)/g, '…$1')
      .replace(/\binlay-([a-z-]+?)-?(\d+)(?=\D|$)/g, (_, kind: string, number: string) => {
        const key = `${kind} ${number}`;
        if (!known.has(key))
          known.set(
            key,
            `inlay-${kind}-${[...known.keys()].filter((one) => one.startsWith(`${kind} `)).length + 1}`,
          );
        return known.get(key) ?? '';
      })
      .replace(/_r_\w+_|:r\w+:/g, (id) => {
        if (!known.has(id))
          known.set(id, `_${[...known.keys()].filter((one) => /^[_:]r/.test(one)).length + 1}_`);
        return known.get(id) ?? '';
      });
}

/** What else a visitor, or the next page, finds changed. */
function takeRest() {
  const kept = (storage: Storage) =>
    Object.entries({ ...storage }).map(([name, value]) => `${name}=${value}`);
  return {
    focus: document.activeElement,
    address: location.pathname + location.search + location.hash,
    title: document.title,
    stored: [
      ...kept(localStorage).map((line) => `local ${line}`),
      ...kept(sessionStorage).map((line) => `session ${line}`),
      ...document.cookie
        .split('; ')
        .filter(Boolean)
        .map((line) => `cookie ${line}`),
    ],
  };
}

function compareRest(
  before: ReturnType<typeof takeRest>,
  after: ReturnType<typeof takeRest>,
  { nameOf, clean }: Wording,
): string[] {
  const lines: string[] = [];
  if (before.focus !== after.focus) lines.push(`focus: ${after.focus ? nameOf(after.focus) : 'nowhere'}`);
  if (before.address !== after.address) lines.push(`address: ${clean(after.address)}`);
  if (before.title !== after.title) lines.push(`title: ${after.title}`);
  for (const line of after.stored)
    if (!before.stored.includes(line)) lines.push(`stores ${shorten(clean(line), 140)}`);
  for (const line of before.stored)
    if (!after.stored.some((one) => one.split('=')[0] === line.split('=')[0]))
      lines.push(`forgets ${line.split('=')[0]}`);
  return lines;
}

/** Plays a story, and returns its text. Throws if the page is not given back as the server sent it. */
async function play(unit: string, story: Story): Promise<string> {
  vi.useFakeTimers({
    now: NOW,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'Date',
      'performance',
    ],
  });
  const clean = createIdNumbers();
  const world = createWorld(story, clean);
  const definition = BLOCKS.find(({ name }) => name === unit);
  openPage(story, definition?.selector);
  const nameOf = createNames(document.documentElement);
  const sent = document.documentElement.outerHTML;
  const first = takePicture(document.documentElement, false);
  const wording = { nameOf, clean };
  const text: string[] = [];
  let picture: Picture = takePicture(document.documentElement);
  let rest = takeRest();
  const tell = async (heading: string, act: () => unknown) => {
    await act();
    await settle(world);
    const next = takePicture(document.documentElement);
    const nextRest = takeRest();
    const lines = [
      ...world.takeLog(),
      ...comparePictures(picture, next, wording),
      ...compareRest(rest, nextRest, wording),
    ];
    [picture, rest] = [next, nextRest];
    text.push(
      `# ${heading}`,
      ...cutLines(lines)
        .flatMap(wrap)
        .map((line) => `  ${line}`),
      ...(lines.length ? [] : ['  (nothing)']),
    );
  };
  const inlay = startInlay([unit, ...(story.with ?? [])]);
  for (const name of EVENT_NAMES)
    inlay.on(
      name as 'site:scan',
      ((payload: unknown) => {
        if (!/^site:|^block:(?:mounted|destroyed)|^fault$/.test(name))
          world.note(`event ${name}${describePayload(payload, wording)}`);
      }) as never,
    );
  ends.push(inlay.destroy);
  await tell('start', async () => {
    inlay.init();
    await settle(world);
    await vi.advanceTimersByTimeAsync(IDLE_MS);
  });
  const takeAll = async (steps: readonly Step[]) => {
    for (const step of steps)
      if (typeof step === 'string') await tell(step, () => takeStep(step, world));
      else await tell(step[0], () => step[1](inlay));
  };
  if (story.given) {
    await takeAll(story.given);
    text.splice(0);
  }
  await takeAll(story.steps);
  const ran = inlay
    .inspect()
    .some(({ block, state }) => block === unit && state !== 'waiting' && state !== 'found');
  if (definition && !ran) throw new Error(`${unit} has not started.`);
  world.takeLog();
  inlay.destroy();
  await settle(world);
  await vi.advanceTimersByTimeAsync(5000);
  const left = comparePictures(first, takePicture(document.documentElement, false), wording);
  expect(left.join('\n'), 'what `destroy` has left of Inlay in the page').toBe('');
  expect(document.documentElement.outerHTML, 'the page after `destroy`, byte for byte').toBe(sent);
  const isKept = [...takePicture(document.documentElement).keys()].every((node) => first.has(node));
  expect(isKept, 'Every node is the one that the server sent.').toBe(true);
  return `${text.join('\n')}\n`;
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Stories of a block or a feature, each with its text in `golden/<unit>/<title>.txt`. Renew texts by `npx vitest run --project stories -u`, and
 * read what has changed in them.
 * @example tellStories('accordion', { 'opens an answer': { page: 'accordion', steps: ['press "When is the house open?"'] } });
 */
export function tellStories(unit: string, stories: Readonly<Record<string, Story>>): void {
  const folder = join(GOLDEN, unit);
  describe(unit, () => {
    if (![...BLOCKS, ...FEATURES].some(({ name }) => name === unit))
      throw new Error(`There is no unit ${unit}.`);
    if (!Object.keys(stories).length) throw new Error(`There is no story of ${unit}.`);
    it.each(Object.entries(stories))('%s', async (title, story) => {
      const text = await play(unit, story).finally(leave);
      expect(text.split('\n').length - 1, 'lines of the text: tell a shorter story').toBeLessThanOrEqual(
        MAX_LINES,
      );
      await expect(text).toMatchFileSnapshot(join(ROOT, folder, `${slug(title)}.txt`));
    });
    it('has no text without a story', () => {
      const known = Object.keys(stories).map((title) => `${slug(title)}.txt`);
      const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [];
      expect(files.filter((file) => !known.includes(file))).toEqual([]);
    });
  });
}

/** What a story has started, and must end also where it fails. */
const ends: Array<() => void> = [];

/** Puts the browser back for the next story. */
function leave(): void {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // At the time of the story: by the real clock its cookies have expired, and would be back for the next one.
  emptyDocument();
  vi.useRealTimers();
  resetLanguage();
}
