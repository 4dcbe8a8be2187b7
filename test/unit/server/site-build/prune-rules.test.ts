import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { pruneRules } from '../../../../src/server/site-build/prune-rules';

const ABSENT = new Set(['.gone', '#lost']);

it.each([
  ['a rule for what no page has', '.gone{a:b}', ''],
  ['one of two selectors', '.gone .x,.here{a:b}', '.here{a:b}'],
  ['an id', 'a#lost{a:b}.x{c:d}', '.x{c:d}'],
  ['a class whose name only begins alike: kept', '.gone-too,.gone_2{a:b}', '.gone-too,.gone_2{a:b}'],
  ['what is only excluded: kept', '.here:not(.gone){a:b}', '.here:not(.gone){a:b}'],
  ['one of several choices: kept', ':is(.gone,.here) p{a:b}', ':is(.gone,.here) p{a:b}'],
  ['a choice with brackets of its own: kept', '.a:is(:not(.gone),b){a:b}', '.a:is(:not(.gone),b){a:b}'],
  ['a class behind a choice', ':is(.here,b) .gone{a:b}', ''],
  ['a layer with nothing left in it', '@layer a{.gone{a:b}}.x{c:d}', '.x{c:d}'],
  [
    'part of a condition in a layer',
    '@layer a{@media print{.gone{a:b}.x{c:d}}}',
    '@layer a{@media print{.x{c:d}}}',
  ],
  ['an order of layers: kept', '@layer a,b;.gone{a:b}', '@layer a,b;'],
  ['steps of an animation: kept', '@keyframes gone{0%{a:b}to{a:c}}', '@keyframes gone{0%{a:b}to{a:c}}'],
  ['nested rules: kept with their parent', '.here{a:b;&:hover{c:d}}', '.here{a:b;&:hover{c:d}}'],
  [
    'a rule behind strings with brackets and commas',
    `[a*='"b":{"'],[a*="}},("] .gone{content:")"}.x{c:d}`,
    `[a*='"b":{"']{content:")"}.x{c:d}`,
  ],
  ['text that is no rule: kept', '.x{a:b}/*end*/', '.x{a:b}/*end*/'],
])('%s', (_, css, left) => {
  expect(pruneRules(css, ABSENT)).toBe(left);
});

const SOURCES = join(import.meta.dirname, '../../../../src');
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it.each(sheets)('leaves %s as it is where nothing is absent', (file) => {
  const { code } = transformSync(readFileSync(join(SOURCES, file), 'utf8'), { loader: 'css', minify: true });
  expect(pruneRules(code, new Set(['.absent']))).toBe(code);
});
