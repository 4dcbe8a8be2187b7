import { messageOf } from '../message-of';
import type { Adopt, PageNeeds, Renderer } from '../public';
import { needsFor } from '../server';
import type { SiteManifest } from '../site-build/public';

/** The build of a copy: what pages name, and the files by their path in Inlay's folder. */
export interface CopyBuild {
  readonly manifest: SiteManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface CopyOptions {
  readonly pages: readonly string[];
  readonly renderer: Renderer;
  /** A file of the site uses `window.Inlay`, and so may ask for anything. */
  readonly isComplete: boolean;
  readonly warn: (line: string) => void;
}

/**
 * Makes the build of a site for its copy. Without the bundler it says what to install, and the copy gets the universal build.
 * @param adoptPage reads a page, and passes on what the copy will have of it
 */
export async function buildCopy(
  { pages, renderer, isComplete, warn }: CopyOptions,
  adoptPage: (file: string, use: (page: ReturnType<Adopt>) => void) => Promise<unknown>,
): Promise<CopyBuild | undefined> {
  const units: PageNeeds[] = [];
  // A page that cannot be handled is named in the report when it is copied.
  for (const file of pages)
    await adoptPage(file, ({ html, report }) => {
      if (report.state === 'adopted') units.push(needsFor(html));
    }).catch(() => {});
  if (!units.length) return undefined;
  const { makeSite, printManifest, BUILD_FILE } = await import('../site-build/build-site');
  try {
    const { manifest, files } = await makeSite({ units, renderer, ...(isComplete && { isComplete }) });
    return { manifest, files: new Map([...files, [BUILD_FILE, Buffer.from(printManifest(manifest))]]) };
  } catch (error) {
    warn(`${messageOf(error)}. Until then, the copy has the universal build, which is larger.`);
    return undefined;
  }
}
