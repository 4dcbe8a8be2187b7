import { isIdleCall } from '../hosts/idle-calls';
import type { StyleFamilies } from '../style/link-styles';
import { callsApi, callsPlatform, globalCalls } from './pages/platform-calls.mjs';
import type { PageFiles, Renderer } from './public';
import { chunksByEvent, type PageUnit, type ReadPage } from './read-page';
import { SELF_LOADED } from './self-loaded';

/** The build's data about the files of a renderer. */
interface RendererBuild {
  /** Chunk → its files, as `chunks.json` has them: from the renderer's folder. */
  readonly loads: Readonly<Record<string, readonly string[]>>;
  /** File → its hash, as `integrity.json` has them. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The text of `boot.js`. */
  readonly stub: string;
}

declare const __BUILDS__: Readonly<Partial<Record<Renderer, RendererBuild>>>;
/** The hashes that all builds have alike, which are in none of them. */
declare const __SHARED_INTEGRITY__: RendererBuild['integrity'];
declare const __STYLE_FAMILIES__: StyleFamilies;
/** Unit or chunk → chunks that its code may ask for, and events that it may emit; `site` is `site.js`. */
declare const __LEADS__: Readonly<Record<string, readonly string[]>>;

const SITE_STYLES = 'site.css';
export const STYLE_FAMILIES: StyleFamilies = __STYLE_FAMILIES__;
/** The chunk that answers calls of the old platform's globals. */
export const PLATFORM_ANSWERS = 'platform-globals';

const BUILDS = new Map(
  Object.entries(__BUILDS__).map(([renderer, build]) => [
    renderer,
    { ...build, integrity: { ...__SHARED_INTEGRITY__, ...build.integrity } },
  ]),
);

/** @throws RangeError where the build has no files for the renderer */
export function buildOf(renderer: Renderer): RendererBuild {
  const build = BUILDS.get(renderer);
  if (!build) throw new RangeError(`This build has no files for the renderer “${renderer}”.`);
  return build;
}

/** Checks whether an inline script is the stub of a build. */
const isStub = (code: string): boolean => [...BUILDS.values()].some(({ stub }) => stub === code);

/** The code that the page's own inline scripts may ask for. A stub does not count as one. */
export function readScripts({ document }: Pick<ReadPage, 'document'>) {
  const texts = document
    .querySelectorAll('script:not([src])')
    .map(({ textContent }) => textContent)
    .filter((text) => !isStub(text));
  return {
    /** They use `window.Inlay`. */
    askForAnything: texts.some(callsApi),
    /** They use globals of the old platform, which Inlay answers. */
    callPlatform: texts.some(callsPlatform),
    /** They do so before the browser is idle. */
    callPlatformAtOnce: texts.flatMap(globalCalls).some((path) => !isIdleCall(path, false)),
  };
}

/** The code that brings messages of another language, and those of the page's own. */
const LANGUAGES = 'load-language';
/** For pages without a theme, which only browsers can tell. */
const LOOK = 'look.css';

/** All that the code of these, and of `site.js`, may lead to, these included. */
export function followLeads(
  starts: readonly string[],
  off: readonly unknown[],
  isPossible: (chunk: string) => boolean,
): ReadonlySet<string> {
  const ofEvent = chunksByEvent(off);
  const reached = new Set(['site', ...starts]);
  for (const name of reached)
    for (const lead of __LEADS__[name] ?? [])
      for (const chunk of [lead, ...(ofEvent.get(lead) ?? [])]) if (isPossible(chunk)) reached.add(chunk);
  return reached;
}

/** The chunks of units, and those that these load by themselves on this page. */
export function chunksOf(document: ReadPage['document'], wanted: readonly PageUnit[]): readonly string[] {
  const own = wanted.flatMap(({ chunks }) => chunks);
  const leads = new Set(
    wanted.flatMap(({ name, chunks }) => [name, ...chunks]).flatMap((one) => __LEADS__[one] ?? []),
  );
  const selfLoaded = Object.entries(SELF_LOADED)
    .filter(([name, selector]) => leads.has(name) && (!selector || document.querySelector(selector)))
    .map(([name]) => name);
  return [...own, ...selfLoaded];
}

/** Checks whether a unit's code is loaded at once, or as soon as a visitor comes near. */
const isEarly = ({ when, waitsForConsent }: PageUnit): boolean =>
  !waitsForConsent && (when === 'now' || when === 'visible');

/** The files that a page loads beside `site.js`. @throws RangeError where the build has no files for the renderer */
export function filesOf(page: ReadPage, renderer: Renderer): PageFiles {
  const { document, units, language } = page;
  const { loads, integrity } = buildOf(renderer);
  const inHome = (file: string) =>
    file.startsWith('../') ? file.slice('../'.length) : `${renderer}/${file}`;
  const filesFor = (names: Iterable<string>) =>
    new Set([...names].flatMap((chunk) => loads[chunk] ?? []).map(inHome));
  const isChunk = (file: string) => file.endsWith('.js');
  const scripts = readScripts(page);
  const named = filesFor([
    ...chunksOf(document, units.filter(isEarly)),
    ...(scripts.callPlatformAtOnce ? [PLATFORM_ANSWERS] : []),
  ]);
  const translations = Object.keys(integrity).filter((file) => file.startsWith(`chunks/${language}-`));
  // What every page in a language needs, once it has loaded anything: code that runs asks for the other parts.
  const ofLanguage =
    named.size > 0 && !page.isPlainEnglish
      ? [...filesFor([LANGUAGES]), ...translations.filter((file) => file.includes('-base-')).map(inHome)]
      : [];
  const early = new Set([...named, ...ofLanguage]);
  const later = filesFor(
    chunksOf(
      document,
      units.filter((unit) => !isEarly(unit)),
    ),
  );
  const families = Object.entries(STYLE_FAMILIES).filter(
    ([file, selector]) => early.has(file) || (selector && document.querySelector(selector)),
  );
  const styles = [SITE_STYLES, ...families.map(([file]) => file)];
  const possible = scripts.askForAnything
    ? Object.keys(loads)
    : followLeads(
        [
          ...units.flatMap(({ name, chunks }) => [name, ...chunks]),
          ...page.possible,
          ...(scripts.callPlatform ? [PLATFORM_ANSWERS] : []),
        ],
        page.off,
        (chunk) => chunk !== LANGUAGES || !page.isPlainEnglish,
      );
  const onDemand = [...filesFor(possible), ...translations.map(inHome), LOOK];
  const isNamed = (file: string) => early.has(file) || styles.includes(file);
  return {
    styles,
    chunks: [...early].filter(isChunk),
    later: [...later].filter((file) => !isNamed(file)),
    onDemand: onDemand.filter((file) => !isNamed(file) && !later.has(file)),
  };
}
