import { number, type Reader } from './shape';

const read = number();

/** Width ÷ height, above 0. The platform writes `Auto` for no ratio; 0 and less mean none, too. */
export const aspectRatio = (): Reader<number | undefined> => (value, path, warn) => {
  const ratio = value === 'Auto' ? undefined : read(value, path, warn);
  return ratio && ratio > 0 ? ratio : undefined;
};
