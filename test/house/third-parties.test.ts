import { expect, it } from 'vitest';
import { THIRD_PARTIES } from '../../src/consent/third-parties';
import { readImports } from './source-imports';
import { read } from './support';

it('third-party scripts are loaded through consent only', () => {
  const importers = readImports('src').filter(({ to }) => to === 'src/dom/load-script.ts');
  expect(
    importers.map(({ from }) => from),
    'use `mountThirdParty` or `loadNecessary` of src/consent/load-third-party.ts',
  ).toEqual(['src/consent/load-third-party.ts']);
});

it('third parties are documented as they are in the table', () => {
  const documented = [
    ...read('docs/consent.md').matchAll(/^\| `(\w+)` +\|([^|\n]+)\|([^|\n]+)\|([^|\n]+)\|([^|\n]+)\|$/gm),
  ];
  expect(
    documented.map((cells) => cells.slice(1).map((cell) => cell.trim())),
    'docs/consent.md, «Third parties»',
  ).toEqual(
    Object.entries(THIRD_PARTIES).map(([name, { hosts, category, timeoutMs, instead }]) => [
      name,
      hosts.map((host) => host.replace(/^\./, '*.')).join(', '),
      category,
      `${timeoutMs / 1000} s`,
      instead,
    ]),
  );
});
