import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from './support';

/** What names the unit of a message in its id: `form` in `form.required`. */
const stemOf = (file: string) => basename(file).replace(/(?:\.developer)?\.messages\.json$/, '');

describe('message files', () => {
  it('have names of their own, since the name of the file is the first part of the ids of its messages', () => {
    const stems = filesIn('src', /\.messages\.json$/).map(stemOf);
    expect(stems.length).toBeGreaterThan(0);
    const repeated = stems.filter((stem, index) => stems.indexOf(stem) !== index);
    expect(repeated, 'rename one: a translation could not tell them apart').toEqual([]);
  });
});
