import { readdirSync } from 'node:fs';

/** @param {string} folder */
const pagesIn = (folder) =>
  readdirSync(new URL(`../${folder}`, import.meta.url))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => file.slice(0, -'.md'.length));

/** `gallery-section` → `Gallery section`. @param {string} page */
const titleOf = (page) => {
  const words = page.replace(/^\d+-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The pages of a folder, by their titles. @param {string} folder @returns {[string, string][]} */
export const listed = (folder) => pagesIn(folder).map((page) => [titleOf(page), `${folder}/${page}`]);

/**
 * The groups of the sidebar: the name of each page and its path without ending. Pages that do not exist are left out. The pages of `folder`
 * are listed only beside one of them: so many links on every page would take long to bring to life.
 * @type {{ text: string, collapsed: boolean, folder?: string, pages: [string, string][] }[]}
 */
export const SIDEBAR = [
  {
    text: 'Start',
    collapsed: false,
    pages: [
      ['Tutorial', 'tutorial'],
      ['Playground', 'playground'],
      ['Glossary', 'glossary'],
    ],
  },
  {
    text: 'Guides',
    collapsed: false,
    pages: [
      ['Leave with everything', 'guides/save'],
      ['A saved site that works', 'guides/adopt'],
      ['A build for one site', 'guides/site-build'],
      ['For site owners', 'guides/site-owner'],
      ['Inlay beside a framework', 'guides/frameworks'],
      ['For theme developers', 'guides/theme-developer'],
      ['Theming', 'theming'],
      ['Galleries by example', 'gallery-recipes'],
      ['Lightbox', 'lightbox'],
      ['Dialogs, toasts, tooltips', 'dialogs'],
      ['Languages', 'languages'],
      ['The npm package', 'package'],
      ['Testing your site', 'testing-your-site'],
      ['The demo server', 'demo-server'],
      ['Support and upgrades', 'support'],
      ['Without the platform', 'endpoints'],
      ['Consent', 'consent'],
      ['Privacy: stored and sent', 'stored-and-sent'],
      ['For people who run the site', 'owner'],
      ['Troubleshooting', 'troubleshooting'],
      ['What is not supported', 'not-supported'],
    ],
  },
  {
    text: 'Reference',
    collapsed: false,
    pages: [
      ['Blocks and features', 'reference/units'],
      ['API explained', 'api'],
      ['window.Inlay', 'reference/window-inlay'],
      ['Events', 'events'],
      ['Galleries', 'gallery-attributes'],
      ['Custom properties and classes', 'reference/styles'],
      ['Messages', 'reference/messages'],
      ['Vocabulary', 'vocabulary'],
      ['Faults of forms', 'forms-faults'],
      ['Accessibility', 'accessibility'],
      ['Forms and WCAG', 'forms-wcag'],
      ['Site context', 'markup/site-context'],
    ],
  },
  {
    text: 'Markup of each block',
    collapsed: true,
    folder: 'markup',
    pages: [['Overview', 'markup/README']],
  },
  {
    text: 'For contributors',
    collapsed: true,
    folder: 'decisions',
    pages: [
      ['Writing a block', 'blocks'],
      ['Units and their scope', 'units'],
      ['Testing', 'testing'],
      ['Proof', 'proof'],
      ['Calls to the server', 'api-client'],
      ['Layouts', 'layouts'],
      ['Layouts of carousels', 'layouts-carousel'],
      ['Decisions', 'decisions/001-adopt-never-replace'],
    ],
  },
];
