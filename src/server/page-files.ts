import { callsGlobals } from '../../server/pages/platform-calls.mjs';
import type { StyleFamilies } from '../style/link-styles';
import type { PageFiles, Renderer } from './public';
import type { PageUnit, ReadPage } from './read-page';

/** The build's data about the files of a renderer. */
export interface RendererBuild {
  /** Chunk → its files, as `chunks.json` has them: from the renderer's folder. */
  readonly loads: Readonly<Record<string, readonly string[]>>;
  /** File → its hash, as `integrity.json` has them. */
  readonly integrity: Readonly<Record<string, string>>;
}

declare const __BUILDS__: Readonly<Partial<Record<Renderer, RendererBuild>>>;
declare const __STYLE_FAMILIES__: StyleFamilies;

const SITE_STYLES = 'site.css';
/** The chunk that answers calls of the old platform's globals. */
const ANSWERS = 'platform-globals';

/** @throws RangeError where the build has no files for the renderer */
export function buildOf(renderer: Renderer): RendererBuild {
  const build = __BUILDS__[renderer];
  if (!build) throw new RangeError(`This build has no files for the renderer “${renderer}”.`);
  return build;
}

/** Whether a unit's code is loaded at once, or as soon as a visitor comes near. */
const isEarly = ({ when, waitsForConsent }: PageUnit): boolean =>
  !waitsForConsent && (when === 'now' || when === 'visible');

/** The files that a page loads beside `site.js`. @throws RangeError where the build has no files for the renderer */
export function filesOf({ document, units }: ReadPage, renderer: Renderer): PageFiles {
  const { loads } = buildOf(renderer);
  const filesFor = (names: readonly string[]) =>
    new Set(
      names
        .flatMap((chunk) => loads[chunk] ?? [])
        .map((file) => (file.startsWith('../') ? file.slice('../'.length) : `${renderer}/${file}`)),
    );
  const isChunk = (file: string) => file.endsWith('.js');
  const chunksOf = (wanted: readonly PageUnit[]) => wanted.flatMap(({ chunks }) => chunks);
  const isAnswering = document
    .querySelectorAll('script:not([src])')
    .some(({ textContent }) => callsGlobals(textContent));
  const early = filesFor([...chunksOf(units.filter(isEarly)), ...(isAnswering ? [ANSWERS] : [])]);
  const later = filesFor(chunksOf(units.filter((unit) => !isEarly(unit))));
  const families = Object.entries(__STYLE_FAMILIES__).filter(
    ([file, selector]) => early.has(file) || (selector && document.querySelector(selector)),
  );
  const styles = [SITE_STYLES, ...families.map(([file]) => file)];
  return {
    styles,
    chunks: [...early].filter(isChunk),
    later: [...later].filter((file) => !early.has(file) && !styles.includes(file)),
  };
}
