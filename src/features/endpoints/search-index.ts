import MiniSearch from 'minisearch';
import type { RawResponse, Transport } from '../../api/api.types';
import type { OutgoingCall } from '../../context/page-endpoints';
import { inTurn } from '../../core/entry/yielding';
import { parseObject } from '../../data/parse-object';
import { list, object, type Read, strings } from '../../data/shape';
import { escapeHtml } from '../../text/escape';
import { jsonAnswer } from './endpoint-calls';

const PAGE_SIZE = 10;
const SUGGESTED = 5;
/** The length of an excerpt, in characters before and after the first match. */
const BEFORE = 60;
const BEHIND = 140;

const pageShape = object(strings('url title headings text image collectionId'));
const indexShape = list(pageShape);

type IndexedPage = Read<typeof pageShape>;

/** Without case and accents: “cafe” finds “Café”. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const WORD = /[\p{L}\p{N}]+/gu;

type Index = Awaited<ReturnType<typeof buildIndex>>;

/** A few characters more than this are indexed without a pause, in about 30 ms. */
const SLICE_LENGTH = 10_000;
const BETWEEN_WORDS = /[\s\p{P}\p{Z}]/gu;
/** The words of a query as the index has those of its pages. */
const wordsOf: (query: string) => string[] = MiniSearch.getDefault('tokenize');

/** A page's text in slices that end between words. The first one has the title and the headings. */
function* sliceText({ title, headings, text }: IndexedPage) {
  for (let start = 0; start === 0 || start < text.length; ) {
    BETWEEN_WORDS.lastIndex = start + SLICE_LENGTH;
    const end = BETWEEN_WORDS.exec(text)?.index ?? text.length;
    yield { start, text: text.slice(start, end), ...(start === 0 && { title, headings }) };
    start = Math.max(end, 1);
  }
}

async function buildIndex(pages: readonly IndexedPage[]) {
  const found = new MiniSearch({
    fields: ['title', 'headings', 'text'],
    processTerm: (term) => normalize(term),
    searchOptions: {
      boost: { title: 4, headings: 2 },
      // Visitors type the beginning of a word, and long words with a slip.
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  const slices: Array<{ readonly page: IndexedPage; readonly start: number }> = [];
  for (const page of pages)
    for (const { start, ...document } of sliceText(page)) {
      const id = slices.push({ page, start }) - 1;
      await inTurn(() => found.add({ id, ...document }));
    }
  return { slices, found };
}

interface FoundPage {
  readonly page: IndexedPage;
  score: number;
  /** The words of the page that match. */
  readonly terms: Set<string>;
  /** The start of the first slice whose text has a match. */
  start: number | undefined;
}

/** The pages with a word, each by its best slice: a long page does not come first for its length. */
function findWord(word: string, { slices, found }: Index): Map<IndexedPage, FoundPage> {
  const pages = new Map<IndexedPage, FoundPage>();
  for (const { id, score, terms, match } of found.search(word)) {
    const slice = slices[id];
    if (!slice) continue;
    const { page, start } = slice;
    const known = pages.get(page) ?? { page, score: 0, terms: new Set(), start: undefined };
    known.score = Math.max(known.score, score);
    for (const term of terms) known.terms.add(term);
    if (Object.values(match).some((fields) => fields.includes('text')))
      known.start = Math.min(known.start ?? start, start);
    pages.set(page, known);
  }
  return pages;
}

/** The pages that have all words of a query, in any of their slices, the best ones first. */
function findPages(query: string, index: Index): FoundPage[] {
  const [first, ...others] = wordsOf(query)
    .filter(Boolean)
    .map((word) => findWord(word, index));
  const pages = [...(first?.values() ?? [])].flatMap((found) => {
    for (const other of others) {
      const more = other.get(found.page);
      if (!more) return [];
      found.score += more.score;
      for (const term of more.terms) found.terms.add(term);
      found.start ??= more.start;
    }
    return [found];
  });
  return pages.sort((one, other) => other.score - one.score);
}

let loading: { readonly address: string; readonly index: Promise<Index | RawResponse> } | undefined;

/**
 * Loads the index once for the page; an answer that is not an index is handed on, and asked for again by the next search.
 * @sent GET /…/search-index.json | necessary | something is searched for on a site that has an index of its pages | nothing: asks for the index
 */
function loadIndex(address: string, send: Transport): Promise<Index | RawResponse> {
  if (loading?.address === address) return loading.index;
  const load = async () => {
    // The page's own signal would end the load for searches that come later.
    const response = await send(address, { credentials: 'same-origin' }, new AbortController().signal);
    const { pages } = parseObject<{ pages: unknown }>(response.body);
    if (response.status !== 200 || !Array.isArray(pages)) {
      loading = undefined;
      return { ...response, status: response.status === 200 ? 404 : response.status };
    }
    return await buildIndex(indexShape(pages).filter(({ url, title }) => url && title));
  };
  const index = load().catch((error) => {
    loading = undefined;
    throw error;
  });
  loading = { address, index };
  return index;
}

/** Html with `<em>` around the words that were found. */
function emphasize(text: string, terms: ReadonlySet<string>): string {
  let html = '';
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(normalize(word))) continue;
    html += `${escapeHtml(text.slice(end, index))}<em>${escapeHtml(word)}</em>`;
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}

function findFirst(text: string, terms: ReadonlySet<string>): number {
  for (const { 0: word, index } of text.matchAll(WORD)) if (terms.has(normalize(word))) return index;
  return 0;
}

/**
 * The text around the first word that was found behind `from`, from the beginning of a word to the end of one; the beginning of the text
 * where none is.
 */
function excerpt(text: string, terms: ReadonlySet<string>, from: number | undefined): string {
  const first = from === undefined ? 0 : from + findFirst(text.slice(from), terms);
  const start = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const last = text.lastIndexOf(' ', first + BEHIND);
  const end = text.length <= first + BEHIND ? text.length : Math.max(last, first);
  return `${start ? '… ' : ''}${emphasize(text.slice(start, end), terms)}${end < text.length ? ' …' : ''}`;
}

function describe({ page, terms, start }: FoundPage) {
  const { url, title, text, image } = page;
  const highlights = text ? [excerpt(text, terms, start)] : [];
  return { id: url, title: emphasize(title, terms), itemUrl: url, imageUrl: image, highlights };
}

/** Answers a search from the site's index, as the platform's server would. */
export async function answerSearch(
  address: string,
  { path, url }: OutgoingCall,
  send: Transport,
): Promise<RawResponse> {
  const index = await loadIndex(address, send);
  if ('status' in index) return index;
  const { searchParams } = new URL(url, location.href);
  const collection = searchParams.get('f_collectionId');
  const results = findPages(searchParams.get('q') ?? '', index).filter(
    ({ page }) => !collection || page.collectionId === collection,
  );
  const isPreview = path.endsWith('/SearchSuggest');
  const size = isPreview ? SUGGESTED : PAGE_SIZE;
  const start = (isPreview ? 0 : Number(searchParams.get('p')) || 0) * size;
  const items = results.slice(start, start + size).map(describe);
  return jsonAnswer(200, { totalCount: results.length, items });
}
