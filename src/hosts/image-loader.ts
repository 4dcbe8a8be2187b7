import type { InlayApi } from '../core/entry/inlay-api';
import { pageLedger } from '../core/ledger/page-ledger';
import { flag, number, object, oneOf, type Read, string } from '../data/shape';
import { hasSource } from '../media/image/has-source';
import type { ImageConfig } from '../media/image/image-config';
import { readAlignment } from '../media/image/image-config';
import { loadInPlace } from '../media/image/load-in-place';
import { immediately } from '../media/image/load-trigger';

const point = object({ x: number(), y: number() });
const readConfig = object({
  load: flag(),
  source: string(),
  mode: oneOf(['cover', 'contain', 'none', 'fill', 'fit', ''], ''),
  focalPoint: point,
  fitAlignment: string(),
  stretch: flag(true),
  fixedRatio: flag(),
  sizeAdjustment: number(1),
  sizeFormat: oneOf(['queryString', 'filename'], 'queryString'),
  dprMin: number(),
  dprMax: number(),
  allowSaveData: flag(true),
});

const MODES = { fill: 'cover', fit: 'contain' } as const;

function toConfig(config: Read<typeof readConfig>): Partial<ImageConfig> {
  const { source, mode, focalPoint, fitAlignment, dprMin, dprMax, ...rest } = config;
  const alignment = fitAlignment && readAlignment(fitAlignment);
  return {
    ...rest,
    ...(dprMin && { dprMin }),
    ...(dprMax && { dprMax }),
    ...(source && { source }),
    ...(mode && { mode: mode === 'fill' || mode === 'fit' ? MODES[mode] : mode }),
    ...(focalPoint.x !== undefined &&
      focalPoint.y !== undefined && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
    ...(alignment && { alignment }),
  };
}

/** `ImageLoader`, as the scripts of old themes call it, on top of our own loader. */
export function createImageLoader(inlay: InlayApi, warn: (message: string, element?: Element) => void) {
  const owner = pageLedger.owner('image-loader');
  const loading = new Map<Element, () => void>();
  inlay.onDestroy(() => {
    for (const cancel of loading.values()) cancel();
    loading.clear();
    owner.release();
  });
  return {
    /** Loads one image; false, with a warning, for anything else. */
    load(image: unknown, config?: unknown): boolean {
      if (!(image instanceof HTMLImageElement)) {
        warn('Element is not a valid image element.');
        return false;
      }
      if (!image.parentNode) {
        warn('Image element has no parentNode.', image);
        return false;
      }
      // Themes call again after a resize; our images follow their boxes by themselves.
      if (loading.has(image) || hasSource(image)) return true;
      let isSound = true;
      const wanted = readConfig(config ?? {});
      const cancel = loadInPlace(image, {
        ...toConfig(wanted),
        owner,
        ...(wanted.load && { when: immediately }),
        onFault(message) {
          isSound = false;
          warn(message, image);
        },
      });
      if (isSound) loading.set(image, cancel);
      return isSound;
    },
    /** Loads the images that the page leaves to the script; Inlay does so anyway. */
    bootstrap(): void {
      if (inlay.state === 'initialized') inlay.scan();
    },
  };
}
