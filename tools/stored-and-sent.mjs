// Writes docs/stored-and-sent.md from the tags `@stored` and `@sent` beside the names and calls in src/. A house test holds the two together,
// a page test compares the page with what a browser has stored and sent.
//
//   @stored cookie | ss_cvr | performance | 730 days | why
//   @sent POST /api/form/SaveFormSubmission | necessary | when | what

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownTable } from './markdown-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {{ place: string, name: string, category: string, life: string, why: string }} StoredRow
 * @typedef {{ call: string, category: string, when: string, what: string }} SentRow
 */

/** Those that a visitor is asked about, as their one table has them, after what needs no asking. */
const [, choices = ''] =
  /CHOICE_COOKIES = \{(.*?)\}/s.exec(await readFile(join(root, 'src/consent/categories.ts'), 'utf8')) ?? [];
const CATEGORIES = ['necessary', ...Array.from(choices.matchAll(/^\s+(\w+):/gm), ([, name = '']) => name)];
const PLACES = ['cookie', 'browser storage', 'tab storage'];

const INTRO = `# What is stored and sent, when and why

Written by \`node tools/stored-and-sent.mjs\` from the tags beside the names and calls in \`src/\`: change them there. A page test compares
these tables with what a browser has stored and sent. You may use them in the privacy notice of your site; they do not cover what the
site's server, its theme and scripts of other companies store and send ([consent](consent.md) lists those that Inlay loads).

- **necessary**: for what the visitor asks for. It needs no consent.
- **performance**: counting visits. Under a restrictive cookie policy nothing of it is stored or sent before the visitor has
  accepted everything; until then events wait in the memory of the page. If the visitor refuses, they are dropped and what was stored is removed. Without
  such a policy it is stored and sent until the visitor refuses it.
- \`isVisitorDataRestricted\`: visits are counted, and nothing that could recognise a visitor is stored or sent: no \`ss_cvr\`, \`ss_cvt\`,
  \`SS_ANALYTICS_ID\`, \`SS_SESSION_ID\`, and no beginning of a session.
- Errors and the speed of pages are reported for everybody whom the policy and the choice allow to be counted, also those who work on the
  site. They are not stored, and nothing in them recognises a visitor.
- Nobody who works on the site is counted otherwise, nor anybody on pages that were not found, are locked or forbidden, nor where the page sets
  \`__WE_ARE_SQUARESPACE_DISABLING_CENSUS__\`. The address \`/search\` is not counted as a page.

All calls go to the site's own server. **browser storage** is \`localStorage\`, **tab storage** is \`sessionStorage\`; «session»: until the
browser, or the tab, is closed. Browsers may keep a cookie for a shorter time, Chromium for 400 days at most. «…» stands for the rest of a name that has an id in it.
`;

/**
 * The cells after each tag of a source.
 * @param {string} source
 * @param {string} tag
 */
function readTag(source, tag) {
  const tags = new RegExp(`^\\s*\\*\\s*@${tag} (.*)$`, 'gm');
  return [...source.matchAll(tags)].map(([, text = '']) => text.split('|').map((cell) => cell.trim()));
}

/** @param {string[]} cells @param {number} count @param {string} file @returns {string[]} */
function checked(cells, count, file) {
  const [first = ''] = cells;
  if (cells.length === count && cells.every(Boolean)) return cells;
  throw new Error(`${file}: the tag of ${first} needs ${count} parts, separated by "|".`);
}

/** @param {string} value @param {string[]} known @param {string} file */
function oneOf(value, known, file) {
  if (known.includes(value)) return value;
  throw new Error(`${file}: "${value}" is not one of ${known.join(', ')}.`);
}

/** Every tag of the sources. @returns {Promise<{ stored: StoredRow[], sent: SentRow[] }>} */
export async function readStoredAndSent() {
  const files = await readdir(join(root, 'src'), { recursive: true });
  /** @type {StoredRow[]} */
  const stored = [];
  /** @type {SentRow[]} */
  const sent = [];
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
    const source = await readFile(join(root, 'src', file), 'utf8');
    for (const cells of readTag(source, 'stored')) {
      const [place = '', name = '', category = '', life = '', why = ''] = checked(cells, 5, file);
      oneOf(place, PLACES, file);
      stored.push({ place, name, category: oneOf(category, CATEGORIES, file), life, why });
    }
    for (const cells of readTag(source, 'sent')) {
      const [call = '', category = '', when = '', what = ''] = checked(cells, 4, file);
      sent.push({ call, category: oneOf(category, CATEGORIES, file), when, what });
    }
  }
  const order = (/** @type {{ category: string }} */ { category }) => CATEGORIES.indexOf(category);
  const byCategory = (/** @type {{ category: string }} */ one, /** @type {{ category: string }} */ other) =>
    order(one) - order(other);
  stored.sort(
    (one, other) => byCategory(one, other) || PLACES.indexOf(one.place) - PLACES.indexOf(other.place),
  );
  sent.sort((one, other) => byCategory(one, other) || (one.call.slice(4) < other.call.slice(4) ? -1 : 1));
  return { stored, sent };
}

/** The whole page as text. */
export async function storedAndSent() {
  const { stored, sent } = await readStoredAndSent();
  const storedRows = stored.map(({ place, name, category, life, why }) => [
    `\`${name}\``,
    place,
    category,
    life,
    why,
  ]);
  const sentRows = sent.map(({ call, category, when, what }) => [`\`${call}\``, category, when, what]);
  return [
    INTRO,
    `## Stored\n\n${markdownTable([['name', 'where', 'category', 'how long', 'what and why'], ...storedRows])}\n`,
    `## Sent\n\n${markdownTable([['call', 'category', 'when', 'what'], ...sentRows])}\n`,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(join(root, 'docs/stored-and-sent.md'), await storedAndSent());
}
