import type { PageNeeds, Renderer } from '../public';

/** The build of a copy: what pages name, and the files by their path in Inlay's folder. */
export interface CopyBuild {
  readonly manifest: import('../../site-build/public').SiteManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes the build of a site for its copy. Without the bundler it says what to install, and the copy gets the universal build.
 * @param options `units`: what `needsFor` has read in each page
 */
export async function makeBuild(
  options: {
    readonly units: readonly PageNeeds[];
    readonly renderer: Renderer;
    readonly isComplete?: boolean;
  },
  warn: (line: string) => void,
): Promise<CopyBuild | undefined> {
  if (!options.units.length) return undefined;
  const { makeSite, printManifest, BUILD_FILE } = await import('../../site-build/build-site');
  try {
    const { manifest, files } = await makeSite(options);
    return { manifest, files: new Map([...files, [BUILD_FILE, Buffer.from(printManifest(manifest))]]) };
  } catch (error) {
    warn(
      `${error instanceof Error ? error.message : error}. Until then, the copy has the universal build, which is larger.`,
    );
    return undefined;
  }
}
