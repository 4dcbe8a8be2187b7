import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../message-of';
import { hashOfFile } from './manifest';

export interface FailedFile {
  readonly path: string;
  readonly error: string;
}

/** Reads the files of a site; what cannot be read is in `failed`. */
export function createSiteReader(site: string, failed: FailedFile[]) {
  const read = (file: string) => readFile(join(site, file));
  async function attempt<Read, Result>(
    file: string,
    start: (file: string) => Promise<Read>,
    use: (read: Read) => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    let found: Read;
    try {
      found = await start(file);
    } catch (error) {
      if (!failed.some(({ path }) => path === file)) failed.push({ path: file, error: messageOf(error) });
      return undefined;
    }
    return use(found);
  }
  /** One file often has several names: an image that is small has that of each width. */
  let last: { readonly file: string; readonly hash: Promise<string> } | undefined;
  const hash = (file: string) => {
    if (last?.file !== file) last = { file, hash: hashOfFile(join(site, file)) };
    return last.hash;
  };
  return {
    read,
    tryRead: <Result>(file: string, use: (bytes: Buffer<ArrayBuffer>) => Result | Promise<Result>) =>
      attempt(file, read, use),
    tryHash: <Result>(file: string, use: (hash: string) => Result | Promise<Result>) =>
      attempt(file, hash, use),
  };
}

export type SiteReader = ReturnType<typeof createSiteReader>;
