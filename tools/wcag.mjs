// Writes docs/accessibility.md from the tags in the tests: which test checks which criterion of WCAG 2.2 (A and AA), and the keys of each unit.
// `npm test` compares page and tags (test/house/wcag.test.ts).
//
//   // @wcag 2.4.3 2.4.7 | a dialog takes the focus, keeps it, and gives it back
//   // @keys accordion | Enter, Space | opens and closes an answer

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownTable } from './markdown-table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['test/page', 'test/unit', 'test/engines', 'test/soak', 'test/house'];

/** Criteria that are about what a page says, or about what Inlay does not do: why no test can check them. */
const PAGES = 'depends on the page’s content';
const NONE = 'Inlay has nothing like it';

/**
 * The criteria of WCAG 2.2, levels A and AA; 4.1.1 was taken out of it. With the reason where there is nothing to test.
 * @type {readonly (readonly [number: string, name: string, reason?: string])[]}
 */
export const CRITERIA = [
  ['1.1.1', 'Non-text Content'],
  ['1.2.1', 'Audio-only and Video-only', PAGES],
  ['1.2.2', 'Captions', 'the player’s: its own captions are kept'],
  ['1.2.3', 'Audio Description or Media Alternative', PAGES],
  ['1.2.4', 'Captions (Live)', NONE],
  ['1.2.5', 'Audio Description', PAGES],
  ['1.3.1', 'Info and Relationships'],
  ['1.3.2', 'Meaningful Sequence'],
  ['1.3.3', 'Sensory Characteristics', PAGES],
  ['1.3.4', 'Orientation', NONE],
  ['1.3.5', 'Identify Input Purpose'],
  ['1.4.1', 'Use of Color'],
  ['1.4.2', 'Audio Control'],
  ['1.4.3', 'Contrast (Minimum)'],
  ['1.4.4', 'Resize Text'],
  ['1.4.5', 'Images of Text', PAGES],
  ['1.4.10', 'Reflow'],
  ['1.4.11', 'Non-text Contrast'],
  ['1.4.12', 'Text Spacing'],
  ['1.4.13', 'Content on Hover or Focus'],
  ['2.1.1', 'Keyboard'],
  ['2.1.2', 'No Keyboard Trap'],
  ['2.1.4', 'Character Key Shortcuts', NONE],
  ['2.2.1', 'Timing Adjustable'],
  ['2.2.2', 'Pause, Stop, Hide'],
  ['2.3.1', 'Three Flashes or Below Threshold', NONE],
  ['2.4.1', 'Bypass Blocks', PAGES],
  ['2.4.2', 'Page Titled', PAGES],
  ['2.4.3', 'Focus Order'],
  ['2.4.4', 'Link Purpose (In Context)'],
  ['2.4.5', 'Multiple Ways', PAGES],
  ['2.4.6', 'Headings and Labels'],
  ['2.4.7', 'Focus Visible'],
  ['2.4.11', 'Focus Not Obscured (Minimum)'],
  ['2.5.1', 'Pointer Gestures'],
  ['2.5.2', 'Pointer Cancellation'],
  ['2.5.3', 'Label in Name'],
  ['2.5.4', 'Motion Actuation', NONE],
  ['2.5.7', 'Dragging Movements'],
  ['2.5.8', 'Target Size (Minimum)'],
  ['3.1.1', 'Language of Page', PAGES],
  ['3.1.2', 'Language of Parts'],
  ['3.2.1', 'On Focus'],
  ['3.2.2', 'On Input'],
  ['3.2.3', 'Consistent Navigation', PAGES],
  ['3.2.4', 'Consistent Identification', PAGES],
  ['3.2.6', 'Consistent Help', PAGES],
  ['3.3.1', 'Error Identification'],
  ['3.3.2', 'Labels or Instructions'],
  ['3.3.3', 'Error Suggestion'],
  ['3.3.4', 'Error Prevention'],
  ['3.3.7', 'Redundant Entry'],
  ['3.3.8', 'Accessible Authentication (Minimum)'],
  ['4.1.2', 'Name, Role, Value'],
  ['4.1.3', 'Status Messages'],
];

const INTRO = `# Accessibility, point by point

Written by \`node tools/wcag.mjs\` from the tags beside the tests: change them there. Every criterion of WCAG 2.2, levels A and AA, with what Inlay does about it and the
test that checks it; or the reason why there is nothing that Inlay could do. Besides, axe looks at every demo page in each of its states, under both renderers
(\`accessibility\`). No test replaces people: nobody has tried it with a screen reader.
`;

const LINKS = 'the server’s own links, buttons and fields, which the browser answers; Inlay adds no key';
const FRAME = 'the player of another company, with keys of its own';
const NOTHING = 'nothing to press';

/**
 * Units without keys of their own, and why. A house test compares them, and the units of the tags, with the catalogue.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const WITHOUT_KEYS = {
  [LINKS]: ['account-link', 'cart-indicator', 'course-list', 'index-nav', 'lock-screen'],
  [FRAME]: ['soundcloud'],
  [NOTHING]: [
    'ancillary-layout',
    'block-animation',
    'blog-masonry',
    'consented-script',
    'footer-fit',
    'header-fit',
    'index-pictures',
    'mobile-offset',
    'parallax',
    'promoted-gallery',
    'scaled-text',
    'section-animation',
    'section-divider',
    'stray-image',
    'text-highlights',
    'call-checks',
    'cart-notice',
    'cart-requests',
    'census',
    'consent-list',
    'disqus-counts',
    'editor-events',
    'empty-context',
    'error-reports',
    'error-watch',
    'icon-sprites',
    'page-loaders',
    'page-speed',
    'page-states',
    'saved-page',
    'shared-item',
    'site-animation',
    'site-fonts',
    'style-checks',
    'theme-controllers',
    'theme-states',
    'visits',
    'waiting-content',
  ],
};

/** @typedef {{ file: string, cells: string[] }} Tag */

/** The tags of a kind in all tests. @param {'wcag' | 'keys'} kind @returns {Tag[]} */
export function readTags(kind) {
  const files = FOLDERS.flatMap((folder) =>
    /** @type {string[]} */ (readdirSync(join(root, folder), { recursive: true })).map((file) =>
      join(folder, file),
    ),
  ).filter((file) => /\.test\.(tsx?|mjs)$/.test(file));
  return files.sort().flatMap((file) => {
    const tags = readFileSync(join(root, file), 'utf8').matchAll(new RegExp(`^\\s*// @${kind} (.*)$`, 'gm'));
    return [...tags].map(([, text = '']) => ({ file, cells: text.split('|').map((part) => part.trim()) }));
  });
}

const testName = (/** @type {string} */ file) => `\`${basename(file).replace(/\.test\.\w+$/, '')}\``;

/** The tags of a criterion. @param {readonly Tag[]} tags @param {string} number */
export const tagsOf = (tags, number) =>
  tags.filter(({ cells: [numbers = ''] }) => numbers.split(' ').includes(number));

/** @returns {string} docs/accessibility.md as the tests have it now */
export function writeWcag() {
  const tags = readTags('wcag');
  const rows = CRITERIA.map(([number, name, reason]) => {
    const own = tagsOf(tags, number);
    const does = own.map(({ cells: [, text = ''] }) => text).join('; ');
    return [
      `${number} ${name}`,
      does || `– (${reason})`,
      [...new Set(own.map(({ file }) => testName(file)))].join(', ') || '–',
    ];
  });
  const keys = readTags('keys')
    .map(({ file, cells: [unit = '', pressed = '', does = ''] }) => [unit, pressed, does, testName(file)])
    .sort(([unit = ''], [other = '']) => unit.localeCompare(other));
  const without = Object.entries(WITHOUT_KEYS).map(
    ([reason, units]) => `- ${reason}: ${units.map((unit) => `\`${unit}\``).join(', ')}`,
  );
  return [
    INTRO,
    '## Criteria\n',
    `${markdownTable([['criterion', 'what is done', 'tested by'], ...rows])}\n`,
    '## Keys of each unit\n',
    `${markdownTable([['unit', 'keys', 'what they do', 'tested by'], ...keys])}\n`,
    `Units without keys of their own:\n\n${without.join('\n')}\n`,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'docs/accessibility.md'), writeWcag());
