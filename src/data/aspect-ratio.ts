import { number, type Reader } from './shape';

const read = number();

/** Width ÷ height, above 0; `Auto` is the platform's word for no ratio, as are 0 and less. */
export const aspectRatio = (): Reader<number | undefined> => (value, path, warn) => {
  const ratio = value === 'Auto' ? undefined : read(value, path, warn);
  return ratio && ratio > 0 ? ratio : undefined;
};
