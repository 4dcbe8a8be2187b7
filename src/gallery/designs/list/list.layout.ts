import { createLayoutChecks } from '../../placing/layout-checks';

const DEFAULT_IMAGE_SIZE = 30;

interface ListParts {
  /** Widths of the image and of the text beside it, in per cent. */
  readonly image: number;
  readonly meta: number;
  readonly fault?: string;
}

/** @example divideList({ imageSize: 40 }); // { image: 40, meta: 60 } */
export function divideList({ imageSize }: { readonly imageSize?: number | undefined }): ListParts {
  const checks = createLayoutChecks('list');
  const image = Math.min(checks.length('the image size', imageSize, DEFAULT_IMAGE_SIZE), 100);
  return { image, meta: 100 - image, ...checks.fault() };
}
