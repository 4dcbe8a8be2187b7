import MagicString from 'magic-string';
import { attributeValue, wordsOf } from '../../../server/html/attributes.mjs';
import {
  markupStart,
  type ParsedPage,
  readSource,
  type SourceElement,
} from '../../../server/html/parse-page.mjs';
import { END, START } from '../../../server/pages/own-tags.mjs';
import { isPlatformCall } from '../../../server/pages/platform-elements.mjs';
import { describeUnknownUnits } from '../../features/endpoints/unknown-units';
import { chooseFiles } from '../choose-build';
import { headTags } from '../head-tags';
import { PageDocument } from '../page-document';
import { buildOf } from '../page-files';
import type { Adopt } from '../public';
import { readDocument, unitNames } from '../read-page';
import { editElements } from './edit-elements';
import { removeOwnTags } from './own-tags';
import { isOfPlatform, reportOn } from './page-report';
import { restoreSaved } from './restore-saved';

const isCharset = (element: SourceElement): boolean =>
  element.tagName === 'meta' &&
  (attributeValue(element, 'charset') !== undefined ||
    attributeValue(element, 'http-equiv')?.toLowerCase() === 'content-type');

/** Before what the page itself brings, which wins, and before scripts that call the old globals; behind the encoding, for which browsers look early. */
function findPlace(page: ParsedPage, removed: ReadonlySet<SourceElement>): number {
  const startOf = (element: SourceElement | undefined) => element?.sourceCodeLocation.startOffset;
  const head = page.elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation;
  const end = head?.endTag?.startOffset ?? head?.startTag?.endOffset;
  const isCaller = (element: SourceElement) =>
    (element.tagName === 'script' && removed.has(element)) || isPlatformCall(element);
  const isStyle = (element: SourceElement) =>
    element.tagName === 'style' ||
    (element.tagName === 'link' && wordsOf(element, 'rel').includes('stylesheet'));
  const caller = startOf(page.elements.find(isCaller)) ?? Number.POSITIVE_INFINITY;
  const style = startOf(page.elements.find(isStyle)) ?? Number.POSITIVE_INFINITY;
  const charset = page.elements.find(isCharset)?.sourceCodeLocation.endOffset ?? 0;
  const place = Math.min(caller, style, end ?? Number.POSITIVE_INFINITY);
  const html = page.elements.find(({ tagName }) => tagName === 'html')?.sourceCodeLocation;
  if (place === Number.POSITIVE_INFINITY) return html?.startTag?.endOffset ?? markupStart(page);
  return Math.min(Math.max(place, charset), caller);
}

const POLICY = 'meta[http-equiv="content-security-policy" i]';

/** The settings of the page. JSON in a script must not end it, and is ASCII, so that it is the same in every encoding. */
function configTag(config: object): string {
  const json = JSON.stringify(config).replace(
    /[<\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" data-inlay-config>${json}</script>\n`;
}

export const adopt: Adopt = (html, options) => {
  const received = new PageDocument(html, true);
  const restored = restoreSaved(html, received);
  const document = restored === html ? received : new PageDocument(restored, true);
  const page = readSource(restored, document.node);
  const source = new MagicString(restored);
  const own = removeOwnTags(source, page);
  const elements = page.elements.filter((element) => !own.has(element));
  const { removed, ...found } = editElements(source, elements, options);
  document.afterChange();
  const place = own.start ?? findPlace(page, removed);
  // Before the page is read: it has the feature that the settings ask for.
  source.appendLeft(place, `${START}\n${options.config ? configTag(options.config) : ''}`);
  // Where other tags come or go than those of the platform's scripts, the text is read again.
  const isInTree = own.start === undefined && !options.config;
  const read = readDocument(isInTree ? document : new PageDocument(source.toString()), { isAdopted: true });
  const renderer = options.renderer ?? 'preact';
  const { loads } = buildOf(renderer);
  const { files, build } = chooseFiles(read, options);
  const isKnown = removed.size > 0 || own.start !== undefined || isOfPlatform(read);
  const isSeen = (chunk: string) => (loads[chunk] ?? []).some((file) => file.endsWith('.css'));
  const notes = [...found.notes, ...describeUnknownUnits(read.off, unitNames())];
  if (restored !== html)
    notes.push(
      'It was saved by a browser, after scripts had changed it: what they had changed was put back.',
    );
  const report = reportOn(read, { ...found, notes, isKnown, isSeen });
  if (!isKnown) return { html, report, files: { styles: [], chunks: [], later: [], onDemand: [] } };
  const inlineStub = !read.document.querySelector(POLICY);
  source.appendLeft(place, `${headTags(read, files, { inlineStub, ...options }, build)}\n${END}`);
  return { html: source.toString(), report, files };
};
