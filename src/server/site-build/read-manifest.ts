import { isPlainObject } from '../../data/is-plain-object';
import type { PageFiles, PageNeeds } from '../public';
import type { SiteManifest } from './public';

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
/** Its addresses are written into pages. */
const isPath = (value: unknown): boolean =>
  isText(value) && /^(?:[\w.-]+\/)*[\w.-]+$/.test(value) && !value.includes('..');

/** Checks whether a value is the manifest of a build by this version of Inlay. It may come from a file that something else has changed. */
export function isManifest(value: unknown, version: string): value is SiteManifest {
  if (!isPlainObject(value)) return false;
  const { files, lazy, styles, script, rows, languages } = value;
  if (value.version !== 1 || value.inlay !== version || !isText(value.build)) return false;
  if (value.renderer !== 'preact' && value.renderer !== 'react') return false;
  if (
    !isPlainObject(files) ||
    !isPlainObject(lazy) ||
    !isPlainObject(styles) ||
    !isList(rows) ||
    !isList(languages)
  )
    return false;
  if (
    !Object.keys(files).every(isPath) ||
    !Object.values(files).every((hash) => isText(hash) && /^sha384-[\w+/=]+$/.test(hash))
  )
    return false;
  const named = [script, styles.site, ...Object.values(styles), ...Object.values(lazy).flat()];
  return (
    Object.values(lazy).every(isList) && named.every((file) => isText(file) && Object.hasOwn(files, file))
  );
}

/** The units of a page that a build has no code for. */
export const lackedBy = (
  { rows, early, below, language, isPlainEnglish }: PageNeeds,
  manifest: SiteManifest,
): readonly string[] => [
  // A block's row and its code have one name.
  ...new Set([
    ...rows.filter((name) => !manifest.rows.includes(name)),
    ...[...early, ...below].filter((name) => !Object.hasOwn(manifest.lazy, name)),
    ...(isPlainEnglish || manifest.languages.includes(language) ? [] : [`the language ${language}`]),
  ]),
];

/** The files of a build that a page loads. */
export function pageFiles(needs: PageNeeds, manifest: SiteManifest): PageFiles {
  const { styles, lazy, script, files, renderer } = manifest;
  const ofLazy = (names: readonly string[]) => names.flatMap((name) => lazy[name] ?? []);
  const early = ofLazy(needs.early);
  const isSheet = (file: string) => file.endsWith('.css');
  const sheets = new Set([
    ...needs.families.flatMap((family) => styles[family] ?? []),
    ...early.filter(isSheet),
  ]);
  const base = needs.isPlainEnglish
    ? []
    : Object.keys(files).filter((file) => file.startsWith(`${renderer}/chunks/${needs.language}-base-`));
  const named = [
    styles.site ?? '',
    // In the order of the cascade.
    ...new Set(Object.values(styles).filter((file) => file !== styles.site && sheets.has(file))),
  ];
  const chunks = [...new Set([...early.filter((file) => !isSheet(file)), ...base])];
  const isNamed = (file: string) => file === script || named.includes(file) || chunks.includes(file);
  const later = [...new Set(ofLazy([...needs.below, ...needs.waiting]))].filter((file) => !isNamed(file));
  return {
    styles: named,
    chunks,
    later,
    onDemand: Object.keys(files).filter(
      (file) =>
        !isNamed(file) && !later.includes(file) && !/(?:^|\/)(?:boot\.js|THIRD-PARTY\.txt)$/.test(file),
    ),
  };
}
