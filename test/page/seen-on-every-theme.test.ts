import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { DRAWN_PARTS, NOT_DRAWN } from './support/drawn/drawn-parts';
import { lookAtParts, PLACES } from './support/drawn/look-at-parts';
import type { Theme } from './support/drawn/theme-over-page';
import { once as it, root } from './support/site';

/** What rules of themes do to elements that they do not know. */
const HOSTILE: Theme = {
  name: 'hostile',
  bodyClass: 'sqs-seven-one form-use-theme-colors',
  css: `
    *, ::before, ::after { box-sizing: content-box }
    html { font-size: 62.5% }
    body { background: #1b1b1f; color: #eee; font-size: 16px }
    button, input, select, textarea, optgroup { color: inherit; font: inherit; margin: 0 }
    button, [type=submit] { background: transparent; border: 0; text-transform: uppercase; opacity: 0.9 }
    a { color: inherit; text-decoration: none }
    p, li, dd, dt, label, small { font-size: 10px; color: #ddd }
    h1, h2, h3, h4 { color: #fff; font-size: 60px; line-height: 1 }
    svg { fill: #fff; max-width: 100% }
    [role=dialog], dialog { display: none; background: #333 }
    [role=alert], [role=status] { opacity: 0 }
    .field-error { display: none }
    .newsletter-block .field-error, .form-wrapper .field-error { display: none }
    .sqs-button-element--primary, .sqs-cookie-banner-v2 button { color: #c79288 }
    .gdpr-cookie-banner { background: var(--nobody-sets-this) }
    .sqs-announcement-bar { background: #c79288 }
    .sqs-announcement-bar p { color: #fff }
    body > header { position: fixed; inset: 0 0 auto; block-size: 90px; z-index: 999; background: #fff }
  `,
};

const SOURCES = join(root, 'src');
/** The files with elements in JSX. */
const drawingFiles = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') && /<[a-z][a-z\d]*[\s>/]/i.test(readFileSync(join(SOURCES, file), 'utf8')),
    )
    .filter((file) => /^\s*(?:return )?\(?<[a-z]/m.test(readFileSync(join(SOURCES, file), 'utf8')))
    .sort();

it('looks at a part of every file that draws, or says why not', () => {
  const known = new Set([...DRAWN_PARTS.flatMap(({ files }) => files), ...Object.keys(NOT_DRAWN)]);
  expect(drawingFiles().filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !existsSync(join(SOURCES, file)))).toEqual([]);
});

describe('what Inlay draws, under a theme whose rules reach it', () => {
  it.for([...PLACES])('%s is shown, can be read, and can be pressed', async ([, parts], { site }) => {
    const looks = await lookAtParts(site, parts, [HOSTILE]);
    const lines = looks.flatMap(({ part, theme, shortfalls }) =>
      shortfalls.map((one) => `${part}, ${theme} theme: ${one}`),
    );
    expect(lines).toEqual([]);
  });
});
