// @vitest-environment happy-dom
/// <reference types="vite/types/importMeta.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Api, ApiCall } from '../../../src/api/api.types';
import { BLOCKS } from '../../../src/catalogue/blocks';
import { FEATURES } from '../../../src/catalogue/features';
import { readSiteContext } from '../../../src/context/context';
import { createChance } from '../../../tools/random.mjs';
import { count } from '../../count';
import { readDemoContexts, readDemoPages } from './demo-elements';
import { type Chance, hostileText, hostileValue, spoil } from './hostile-values';
import { spoilElement } from './spoil-element';

/** `INLAY_FUZZ=100000 INLAY_SEED=7` reads so many others, shared out among the readers. */
const INPUTS = Number(process.env.INLAY_FUZZ) || 1000;
const SEED = Number(process.env.INLAY_SEED) || 1;
/** Of one value: a reader whose time grows with the square of the length takes longer with the longest. */
const MAX_MS = 10_000;
/** More of a block are like those that are there. */
const SAMPLES = 12;
const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '../../../src');

// Not as modules, each of which Vite would transform.
const sources: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => [`../../../src/${file}`, readFileSync(join(SOURCES, file), 'utf8')]),
);
const modules = import.meta.glob('../../../src/**/*.{ts,tsx}');

/** The words of the files in a folder of `src/`: the names of settings are among them. */
const wordsOf = (folder: string): readonly string[] => {
  const files = Object.entries(sources).filter(([file]) => file.startsWith(`../../../src/${folder}`));
  return [...new Set(files.flatMap(([, text]) => text.match(/\b[a-zA-Z]\w{2,}\b/g) ?? []))];
};

// Set here, not as options of the environment: with those the file would have a worker of its own, which imports all modules anew.
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
const before = { ...settings };
Object.assign(settings, { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true });
afterAll(() => {
  Object.assign(settings, before);
});

const contexts = readDemoContexts();
const contextWords = wordsOf('context/context.ts');
const pages = readDemoPages().map(({ html }) => new DOMParser().parseFromString(html, 'text/html'));

interface Target {
  readonly name: string;
  /** Has it read something by chance; says what that was. */
  readonly read: (chance: Chance) => { readonly input: string; readonly run: () => unknown };
}

const readWarn = () => {};
const spoiledContext = (chance: Chance) =>
  spoil(chance, chance.pick(contexts), [...contextWords, ...Object.keys(contexts[0] ?? {})]);

/** The folder below `src/` that an import of the catalogue leads to. */
const folderOf = (load: () => unknown) =>
  /\/src\/(.+)\/[^/]+$/.exec(`${load}`.match(/["'](.*?)["']/)?.[1] ?? '')?.[1] ?? '';

const blocks: Target[] = await Promise.all(
  BLOCKS.map(async ({ name, selector, load }) => {
    const { unit } = await load();
    const words = wordsOf(folderOf(load) || `blocks/${name}`);
    const elements: HTMLElement[] = [];
    for (const page of pages) {
      if (elements.length >= SAMPLES) break;
      elements.push(...page.body.querySelectorAll<HTMLElement>(selector));
    }
    elements.splice(SAMPLES);
    return {
      name: `block ${name}`,
      read(chance: Chance) {
        const made = elements.length ? chance.pick(elements).cloneNode(true) : document.createElement('div');
        const element = made as HTMLElement;
        for (let left = 1 + chance.below(4); left > 0; left--) spoilElement(chance, element, words);
        const context = chance.below(3)
          ? readSiteContext(spoiledContext(chance))
          : readSiteContext(undefined);
        return {
          input: element.outerHTML,
          run() {
            // Not in the document, where happy-dom would load frames.
            document.createElement('main').append(element);
            return unit.read?.(element, readWarn, context);
          },
        };
      },
    };
  }),
);

const features: Target[] = await Promise.all(
  FEATURES.map(async ({ name, load }) => {
    const unit = (await load?.())?.unit;
    return {
      name: `feature ${name}`,
      read(chance: Chance) {
        const context = spoiledContext(chance);
        return {
          input: JSON.stringify(context),
          run: () => unit?.read?.(readSiteContext(context), readWarn, readSiteContext(context)),
        };
      },
    };
  }),
);

/** `export function readX(source: unknown, …)`: a reader of anything, or of a text. */
const EXPORTED =
  /^export (?:async )?(?:function|const) (read\w+)(?: = )?\(\w+\??: (unknown|string|string \| undefined)(?:, ([^)]*))?\)/gm;

/** What a reader takes after that, by its type. */
const FURTHER: Readonly<Record<string, unknown>> = {
  WarnShape: readWarn,
  string: 'x',
  URL: new URL('https://site.example/page'),
  WarnOwner: readWarn,
  ReadingOptions: { currency: 'USD', warn: readWarn },
};

const exported: Target[] = await Promise.all(
  Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)].map(async ([, name = '', type, further = '']) => {
      const module = (await modules[file]?.()) as Record<string, (...given: unknown[]) => unknown>;
      const words = [...wordsOf(file.replace('../../../src/', '')), ...contextWords];
      const others = [...further.matchAll(/: (\w+)/g)].map(([, other = '']) => FURTHER[other]);
      return {
        name: `${name} of ${file.replace('../../../', '')}`,
        read(chance: Chance) {
          const value = type === 'unknown' ? hostileValue(chance, words) : hostileText(chance, words);
          return { input: JSON.stringify(value), run: () => module[name]?.(value, ...others) };
        },
      };
    }),
  ),
);

/** What a call of `src/api` is given: a text, of which every other property is a text, too. */
const anything: unknown = new Proxy(Object('x'), {
  get(_, key) {
    const own: unknown = Reflect.get(String.prototype, key === Symbol.toPrimitive ? 'valueOf' : key);
    return typeof own === 'function' ? own.bind('x') : 'x';
  },
});

const calls: Target[] = await Promise.all(
  Object.entries(sources)
    .filter(([file]) => /\/src\/api\/[\w-]+-calls\.ts$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)(?: = )?\(\s*api: Api\b/gm)].map(
        async ([, name = '']) => {
          const module = (await modules[file]?.()) as Record<string, (...given: unknown[]) => unknown>;
          const words = [
            ...wordsOf(file.replace('../../../src/', '')),
            ...wordsOf('commerce/cart/read-cart.ts'),
          ];
          const reads: ApiCall<unknown>['read'][] = [];
          const api = {
            call: async ({ read }: ApiCall<unknown>) => {
              reads.push(read);
              return { ok: false, failure: { kind: 'unreachable' } };
            },
            beacon: () => true,
          } as unknown as Api;
          try {
            await module[name]?.(api, anything, anything);
          } catch {
            // It takes a list, as the calls do that send reports and read no answer.
          }
          return {
            name: `answer of ${name}`,
            read(chance: Chance) {
              // The client hands on objects only.
              const data = { ...(hostileValue(chance, words) as object) };
              return { input: JSON.stringify(data), run: () => reads.map((read) => read?.(data)) };
            },
          };
        },
      ),
    ),
);

const targets = [...blocks, ...features, ...exported, ...calls];
const each = Math.ceil(INPUTS / targets.length);

describe('readers never throw, whatever they read', () => {
  afterAll(() => expect('polluted' in {}).toBe(false));

  it('are found', () => {
    for (const list of [blocks, features, exported, calls]) expect(list.length).toBeGreaterThan(10);
  });

  it.for(targets.map((target, index) => ({ ...target, seed: SEED * 1000 + index })))(
    '$name, seed $seed',
    async ({ read, seed }, { task }) => {
      const chance = createChance(seed);
      const flaws = new Map<string, string>();
      for (let left = each; left > 0; left--) {
        const { input, run } = read(chance);
        const start = performance.now();
        try {
          await run();
          if (performance.now() - start > MAX_MS) flaws.set('slow', input);
        } catch (error) {
          flaws.set(
            error instanceof Error
              ? `${error.message} ${error.stack?.split('\n')[1]?.trim()}`
              : String(error),
            input.slice(0, 2000),
          );
        }
      }
      count(task, 'fuzzed settings and answers', each);
      expect(Object.fromEntries(flaws)).toEqual({});
    },
  );
});
