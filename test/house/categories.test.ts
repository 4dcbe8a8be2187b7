import { expect, it } from 'vitest';
import { CATEGORIES } from '../../src/consent/categories';
import { filesIn, read } from './support';

/** Without comments, and without what else has the name of a category. */
const code = (file: string) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\/|\s\/\/ .*$/gm, '')
    .replace(
      /\bperformance\.(?:(?:now|mark|measure|getEntries\w*)\(|interactionCount)|performance-calls|\/performance\//g,
      '',
    );

it('names the categories of consent in one file, so that adding one touches no other but its texts', () => {
  const names = new RegExp(`\\b(?:${CATEGORIES.join('|')})\\b`);
  // The list of message ids is generated from the texts.
  const naming = filesIn('src', /(?<!message-keys)\.tsx?$/).filter((file) => names.test(code(file)));
  expect(naming, 'derive it from the table in src/consent/categories.ts').toEqual([
    'src/consent/categories.ts',
  ]);
});

it('has the texts of each category wherever categories have texts', () => {
  const panel = JSON.parse(read('src/features/consent/cookie-banner/cookie-panel.messages.json'));
  const embed = JSON.parse(read('src/blocks/consented-embed/consented-embed.messages.json'));
  for (const category of CATEGORIES) {
    expect(panel).toMatchObject({ [category]: expect.any(String), [`${category}About`]: expect.any(String) });
    expect(embed.waiting).toContain(`${category} {`);
  }
});
