import MiniSearch, { type SearchResult } from 'minisearch';
import type { RawResponse, Transport } from '../../api/api.types';
import type { OutgoingCall } from '../../context/page-endpoints';
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

type Index = ReturnType<typeof buildIndex>;

function buildIndex(pages: readonly IndexedPage[]) {
  const found = new MiniSearch({
    fields: ['title', 'headings', 'text'],
    processTerm: (term) => normalize(term),
    searchOptions: {
      boost: { title: 4, headings: 2 },
      // Visitors type the beginning of a word, and long words with a slip.
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  found.addAll(pages.map((page, id) => ({ id, ...page })));
  return { pages, found };
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
    return buildIndex(indexShape(pages).filter(({ url, title }) => url && title));
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

/** The text around the first word that was found, from the beginning of a word to the end of one; the beginning where none is. */
function excerpt(text: string, terms: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => terms.has(normalize(word)))?.index ?? 0;
  const start = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const last = text.lastIndexOf(' ', first + BEHIND);
  const end = text.length <= first + BEHIND ? text.length : Math.max(last, first);
  return `${start ? '… ' : ''}${emphasize(text.slice(start, end), terms)}${end < text.length ? ' …' : ''}`;
}

function describe({ id, terms: matched }: SearchResult, pages: readonly IndexedPage[]) {
  const page = pages[id as number];
  if (!page) return [];
  const terms = new Set(matched);
  const { url, title, text, image } = page;
  const highlights = text ? [excerpt(text, terms)] : [];
  return [{ id: url, title: emphasize(title, terms), itemUrl: url, imageUrl: image, highlights }];
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
  const results = index.found.search(searchParams.get('q') ?? '', {
    ...(collection && { filter: ({ id }) => index.pages[id]?.collectionId === collection }),
  });
  const isPreview = path.endsWith('/SearchSuggest');
  const size = isPreview ? SUGGESTED : PAGE_SIZE;
  const start = (isPreview ? 0 : Number(searchParams.get('p')) || 0) * size;
  const items = results.slice(start, start + size).flatMap((result) => describe(result, index.pages));
  return jsonAnswer(200, { totalCount: results.length, items });
}
