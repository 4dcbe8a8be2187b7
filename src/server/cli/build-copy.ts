import { messageOf } from '../message-of';
import type { PageNeeds, Renderer } from '../public';
import type { SiteManifest } from '../site-build/public';

/** The build of a copy: what pages name, and the files by their path in Inlay's folder. */
export interface CopyBuild {
  readonly manifest: SiteManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface CopyOptions {
  /** The needs of the platform's pages. */
  readonly units: readonly PageNeeds[];
  readonly renderer: Renderer;
  /** A file of the site uses `window.Inlay`, and so may ask for anything. */
  readonly isComplete: boolean;
  readonly warn: (line: string) => void;
}

/** Makes the build of a site for its copy. Without the bundler it says what to install, and the copy gets the universal build. */
export async function buildCopy({
  units,
  renderer,
  isComplete,
  warn,
}: CopyOptions): Promise<CopyBuild | undefined> {
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
