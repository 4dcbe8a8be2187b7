import { homeFrom } from '../pages/adopt-pages.mjs';
import type { PageNeeds, PageReport, Renderer } from '../public';
import type { CopyWriter } from './copy-writer';
import {
  type createDrafter,
  type DraftOptions,
  type DraftPage,
  type DraftResult,
  linkDraft,
} from './draft-page';
import { draftInThreads } from './draft-threads';
import type { Part, PartsFile } from './parts-file';
import type { IndexedPage } from './search-index-file';
import type { FailedFile, SiteReader } from './site-reader';

export interface SitePage extends PageReport {
  /** The page's path in the site. */
  readonly path: string;
}

/** A page whose draft is in the file of parts; one without a draft is copied as it is. */
interface KeptPage {
  readonly path: string;
  readonly draft?: { readonly facts: Part; readonly bytes: Part };
}

/** The pages of a site before it is known which build they load. */
export interface SiteDrafts {
  readonly pages: readonly KeptPage[];
  readonly reports: readonly SitePage[];
  readonly failed: readonly FailedFile[];
  /** The needs of the platform's pages. */
  readonly units: readonly PageNeeds[];
}

/** The same data, which shares no text with the page: a part of a text keeps all of it in memory. */
const apart = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

export interface DraftSetup {
  readonly options: DraftOptions;
  readonly drafter: ReturnType<typeof createDrafter>;
  /** 0: the command's own. */
  readonly threads: number;
  /** The module that threads run, see `serveDrafts`. */
  readonly script: URL | undefined;
}

async function* draftAll(
  paths: readonly string[],
  { options, drafter, threads, script }: DraftSetup,
): AsyncGenerator<DraftResult, void> {
  if (!threads || !script) {
    for (const path of paths) yield drafter.draft(path);
    return;
  }
  for await (const { result, uses } of draftInThreads(paths, { script, threads, options })) {
    drafter.saved.addUses(uses);
    yield result;
  }
}

async function keepDraft(parts: PartsFile, { bytes, report: _, indexed: __, ...facts }: DraftPage) {
  return { facts: await parts.add(Buffer.from(JSON.stringify(facts))), bytes: await parts.add(bytes) };
}

async function readDraft(parts: PartsFile, { facts, bytes }: NonNullable<KeptPage['draft']>) {
  const read: Omit<DraftPage, 'bytes' | 'report' | 'indexed'> = JSON.parse(String(await parts.read(facts)));
  return { ...read, bytes: await parts.read(bytes) };
}

/**
 * Drafts all pages of a site, and keeps them on disk: the first step, after which it is known what a build must have.
 * @param paths in whose order everything is told and found, however many threads there are
 */
export async function draftSite(
  paths: readonly string[],
  setup: DraftSetup & {
    readonly parts: PartsFile;
    readonly index: { add(pages: readonly IndexedPage[]): Promise<void> };
    readonly onProgress: (done: number, all: number) => void;
  },
): Promise<SiteDrafts> {
  const { parts, index, onProgress } = setup;
  const pages: KeptPage[] = [];
  const reports: SitePage[] = [];
  const failed: FailedFile[] = [];
  const units: PageNeeds[] = [];
  for await (const { path, page, error = '' } of draftAll(paths, setup)) {
    if (page) {
      pages.push({ path, draft: await keepDraft(parts, page) });
      await index.add(page.indexed);
      reports.push(apart({ path, ...page.report }));
      if (page.report.state === 'adopted') units.push(apart(page.needs));
    } else {
      pages.push({ path });
      failed.push({ path, error });
    }
    onProgress(pages.length, paths.length);
  }
  return { pages, reports, failed, units };
}

/**
 * Writes the pages into the copy, each with the tags of its build: the second step.
 * @returns the files of Inlay that they ask for
 */
export async function writePages(
  pages: SiteDrafts['pages'],
  {
    parts,
    copy,
    reader,
    base,
    ...link
  }: {
    readonly parts: PartsFile;
    readonly copy: CopyWriter;
    readonly reader: SiteReader;
    readonly base: string | undefined;
    readonly renderer: Renderer;
    readonly manifest: unknown;
  },
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  for (const { path, draft } of pages) {
    if (!draft) {
      await reader.tryRead(path, (bytes) => copy.write(path, bytes));
      continue;
    }
    const page = linkDraft(await readDraft(parts, draft), { ...link, base: base ?? homeFrom(path) });
    for (const file of page.needed) needed.add(file);
    await copy.write(path, page.bytes);
  }
  return needed;
}
