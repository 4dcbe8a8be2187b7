import type { FieldModel } from '../../model/form.types';
import type { FieldError, Say } from '../field.types';

/** Megabytes are those of disks and of the platform: 1000 · 1000 bytes. */
const MB = 1_000_000;

/** The reason why a file is not uploaded at all; undefined for one that the field takes. */
export function refuseFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  { fileTypes, maxFileMb }: Pick<FieldModel, 'fileTypes' | 'maxFileMb'>,
  say: Say,
): FieldError | undefined {
  const endings = fileTypes.map((type) => type.toLowerCase().replace(/^\.?/, '.'));
  if (endings.length && !endings.some((end) => name.toLowerCase().endsWith(end)))
    return say('validation.invalidFile', [name]);
  return maxFileMb && size > maxFileMb * MB
    ? say('validation.fileTooLarge', [name, `${maxFileMb} MB`])
    : undefined;
}

/** The reason why so many files are not sent; undefined for as many as the field takes. */
export const refuseCount = (count: number, { maxFiles }: Pick<FieldModel, 'maxFiles'>, say: Say) =>
  count > maxFiles ? say('validation.tooManyFiles', [maxFiles]) : undefined;
