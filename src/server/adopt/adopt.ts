import MagicString from 'magic-string';
import { describeUnknownUnits } from '../../features/endpoints/unknown-units';
import { chooseFiles, loadsOf, type PageLoads } from '../choose-build';
import { type HeadFacts, headTags, readHead } from '../head-tags';
import { attributeValue, wordsOf } from '../html/attributes.mjs';
import type { Element } from '../html/page-tree.mjs';
import { markupStart, type ParsedPage, readSource } from '../html/parse-page.mjs';
import { PageDocument } from '../page-document';
import { buildOf } from '../page-files';
import { END, START } from '../pages/adopted-tags.mjs';
import { isPlatformCall } from '../pages/platform-elements.mjs';
import type { Adopt, AdoptOptions, HeadOptions, PageFiles, PageReport } from '../public';
import { readDocument, unitNames } from '../read-page';
import { configTag, insertConfig } from './config-element';
import { editElements } from './edit-elements';
import { isOfPlatform, reportOn } from './page-report';
import { removeOwnTags } from './remove-own-tags';
import { restoreSaved } from './restore-saved';
import { restoreScripts } from './restore-scripts';
import { writeLayout } from './write-layout';

const isCharset = (element: Element): boolean =>
  element.tagName === 'meta' &&
  (attributeValue(element, 'charset') !== undefined ||
    attributeValue(element, 'http-equiv')?.toLowerCase() === 'content-type');

const headOf = ({ elements }: ParsedPage): Element | undefined =>
  elements.find(({ tagName }) => tagName === 'head');

/** Before what the page itself brings, which wins, and before scripts that call the old globals; behind the encoding, for which browsers look early. */
function findPlace(page: ParsedPage, removed: ReadonlySet<Element>): number {
  const head = headOf(page);
  const end = head?.endTag ? head.endTagStart : head?.startTagEnd;
  const isCaller = (element: Element) =>
    (element.tagName === 'script' && removed.has(element)) || isPlatformCall(element);
  const isStyle = (element: Element) =>
    element.tagName === 'style' ||
    (element.tagName === 'link' && wordsOf(element, 'rel').includes('stylesheet'));
  const caller = page.elements.find(isCaller)?.start ?? Number.POSITIVE_INFINITY;
  const style = page.elements.find(isStyle)?.start ?? Number.POSITIVE_INFINITY;
  const charset = page.elements.find(isCharset)?.end ?? 0;
  const place = Math.min(caller, style, end ?? Number.POSITIVE_INFINITY);
  const html = page.elements.find(({ tagName }) => tagName === 'html');
  if (place === Number.POSITIVE_INFINITY) return html?.startTagEnd ?? markupStart(page);
  return Math.min(Math.max(place, charset), caller);
}

/** A page whose scripts of the platform are out, and that names no build yet. */
export interface PreparedPage extends PageLoads {
  /** Its text before Inlay's tags, and behind them. */
  readonly before: string;
  readonly behind: string;
  /** False on a page that stays as it is, since nothing of the platform is in it. */
  readonly hasTags: boolean;
  readonly report: PageReport;
  readonly head: HeadFacts;
}

/**
 * The first step of `adopt`, which knows no build yet.
 * @throws RangeError where the universal build has no files for the renderer
 */
export function preparePage(html: string, options: AdoptOptions): PreparedPage {
  const mirrored = restoreScripts(html);
  const received = new PageDocument(mirrored, true);
  const restored = restoreSaved(mirrored, received);
  const document = restored === mirrored ? received : new PageDocument(restored, true);
  const page = readSource(restored, document.node);
  const source = new MagicString(restored);
  writeLayout(source, document);
  const own = removeOwnTags(source, page);
  const elements =
    own.start === undefined ? page.elements : page.elements.filter((element) => !own.has(element));
  const { removed, ...found } = editElements(source, elements, options);
  document.afterChange();
  const place = own.start ?? findPlace(page, removed);
  // Before the page is read: it has the feature that the settings ask for.
  const config = options.config ? configTag(options.config) : '';
  const start = `${START}\n${config}`;
  source.appendLeft(place, start);
  // What was put in at its very start is in no part of the text that it can be asked for.
  const before = place ? source.slice(0, place) : start;
  const behind = source.slice(place);
  // Where tags of an earlier run go, the text is read again.
  const isInTree = own.start === undefined && (!config || insertConfig(headOf(page), place, config));
  const read = readDocument(isInTree ? document : new PageDocument(before + behind), { isAdopted: true });
  const { loads } = buildOf(options.renderer ?? 'preact');
  const isKnown = removed.size > 0 || own.start !== undefined || isOfPlatform(read);
  const isSeen = (chunk: string) => (loads[chunk] ?? []).some((file) => file.endsWith('.css'));
  const notes = [...found.notes, ...describeUnknownUnits(read.off, unitNames())];
  if (restored !== mirrored)
    notes.push(
      'It was saved by a browser, after scripts had changed it: what they had changed was put back.',
    );
  const report = reportOn(read, { ...found, notes, isKnown, isSeen });
  return Object.assign(loadsOf(read, options.renderer), {
    ...(isKnown ? { before, behind } : { before: html, behind: '' }),
    hasTags: isKnown,
    report,
    head: readHead(read),
  });
}

const NO_FILES: PageFiles = { styles: [], chunks: [], later: [], onDemand: [] };

/** The second step of `adopt`: the files that a page loads, and the text for the place of its tags; of the first step it takes the data alone. */
export function linkPage(
  page: Omit<PreparedPage, 'before' | 'behind' | 'report'>,
  options: HeadOptions,
): { readonly tags: string; readonly files: PageFiles } {
  if (!page.hasTags) return { tags: '', files: NO_FILES };
  const { files, build } = chooseFiles(page, options.manifest);
  const inlineStub = !page.head.hasPolicy;
  return {
    tags: `${headTags({ head: page.head, files, build }, { inlineStub, ...options })}\n${END}`,
    files,
  };
}

export const adopt: Adopt = (html, options) => {
  const page = preparePage(html, options);
  const { tags, files } = linkPage(page, options);
  return { html: page.before + tags + page.behind, report: page.report, files };
};
