import MagicString from 'magic-string';
import { attributeSource, attributeValue, wordsOf } from '../../../server/html/attributes.mjs';
import {
  markupStart,
  type ParsedPage,
  parsePage,
  type SourceElement,
} from '../../../server/html/parse-page.mjs';
import { END, START } from '../../../server/pages/own-tags.mjs';
import {
  isPlatformCall,
  isPlatformPreload,
  isPlatformScript,
} from '../../../server/pages/platform-elements.mjs';
import { isThemeScript } from '../../../server/pages/theme-scripts.mjs';
import { describeUnknownUnits } from '../../features/endpoints/unknown-units';
import { escapeAttribute } from '../escape-attribute';
import { headTags } from '../head-tags';
import { buildOf, filesOf } from '../page-files';
import type { Adopt, AdoptOptions, FileKind, PageReport } from '../public';
import { readPage, unitNames } from '../read-page';
import { removeOwnTags } from './own-tags';
import { isOfPlatform, reportOn } from './page-report';
import { restoreSaved } from './restore-saved';

type Missing = PageReport['missing'][number];

const isCharset = (element: SourceElement): boolean =>
  element.tagName === 'meta' &&
  (attributeValue(element, 'charset') !== undefined ||
    attributeValue(element, 'http-equiv')?.toLowerCase() === 'content-type');

/** Before what the page itself brings, which wins, and before scripts that call the old globals; behind the encoding, for which browsers look early. */
function findPlace(page: ParsedPage): number {
  const startOf = (element: SourceElement | undefined) => element?.sourceCodeLocation.startOffset;
  const head = page.elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation;
  const end = head?.endTag?.startOffset ?? head?.startTag?.endOffset;
  const isCaller = (element: SourceElement) => isPlatformScript(element) || isPlatformCall(element);
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

const KINDS: ReadonlyArray<readonly [FileKind, 'href' | 'src', (element: SourceElement) => boolean]> = [
  ['style', 'href', (link) => link.tagName === 'link' && wordsOf(link, 'rel').includes('stylesheet')],
  ['script', 'src', isThemeScript],
  ['picture', 'src', (image) => image.tagName === 'img'],
];

/** Points an element at the copy of its file, and returns one that is not there. */
function linkCopy(
  source: MagicString,
  element: SourceElement,
  locate: NonNullable<AdoptOptions['locate']>,
): Missing | undefined {
  const found = KINDS.find(([, , isOfKind]) => isOfKind(element));
  if (!found) return undefined;
  const [kind, name] = found;
  const written = attributeSource(source.original, element, name);
  const address = attributeValue(element, name)?.trim();
  if (!written || !address || /^(?:data|blob|about|javascript):/i.test(address)) return undefined;
  const copy = locate(address, kind);
  if (copy === 'missing') return { kind, address };
  if (copy !== undefined && copy !== address) {
    source.update(written.valueStart, written.valueEnd, escapeAttribute(copy).replaceAll("'", '%27'));
  }
  return undefined;
}

/** Takes the platform's scripts out, and points to copies. */
function editElements(source: MagicString, elements: readonly SourceElement[], options: AdoptOptions) {
  const missing: Missing[] = [];
  const notes: string[] = [];
  let removed = 0;
  for (const element of elements) {
    const { startOffset, endOffset } = element.sourceCodeLocation;
    const isKept = options.themeScripts && isThemeScript(element);
    if (!isKept && (isPlatformScript(element) || isPlatformPreload(element))) {
      source.remove(startOffset, endOffset);
      removed++;
      continue;
    }
    const base = element.tagName === 'base' && attributeValue(element, 'href');
    if (base && /^(?:https?:)?\/\//i.test(base.trim())) {
      source.remove(startOffset, endOffset);
      notes.push(`Its links led to ${base.trim()} by a \`base\`, which was taken out.`);
    }
    const lost = options.locate && linkCopy(source, element, options.locate);
    if (lost) missing.push(lost);
  }
  return { missing, notes, removed };
}

const POLICY = 'meta[http-equiv="content-security-policy" i]';

/** JSON in a script must not end it. */
const configTag = (config: object): string =>
  `<script type="application/json" data-inlay-config>${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>\n`;

export const adopt: Adopt = (html, options) => {
  const restored = restoreSaved(html);
  const page = parsePage(restored);
  const source = new MagicString(restored);
  const own = removeOwnTags(source, page);
  const place = own.start ?? findPlace(page);
  const elements = page.elements.filter((element) => !own.has(element));
  const { missing, notes, removed } = editElements(source, elements, options);
  // Before the page is read: it has the feature that the settings ask for.
  source.appendLeft(place, `${START}\n${options.config ? configTag(options.config) : ''}`);
  const read = readPage(source.toString(), { isAdopted: true });
  const renderer = options.renderer ?? 'preact';
  const { loads } = buildOf(renderer);
  const files = filesOf(read, renderer);
  const isKnown = removed > 0 || own.start !== undefined || isOfPlatform(read);
  const isSeen = (chunk: string) => (loads[chunk] ?? []).some((file) => file.endsWith('.css'));
  if (restored !== html)
    notes.push(
      'It was saved by a browser, after scripts had changed it: what they had changed was put back.',
    );
  notes.push(...describeUnknownUnits(read.off, unitNames()));
  const report = reportOn(read, { missing, notes, isKnown, isSeen });
  if (!isKnown) return { html, report, files: { styles: [], chunks: [], later: [], onDemand: [] } };
  const inlineStub = !read.document.querySelector(POLICY);
  source.appendLeft(place, `${headTags(read, files, { inlineStub, ...options })}\n${END}`);
  return { html: source.toString(), report, files };
};
