import { expect, it } from 'vitest';
import { DOM_EVENTS } from '../../src/core/lazy/dom-events';
import { EVENT_NAMES } from '../../src/features/call-checks/event-names';
import { eventReference } from '../../tools/event-reference.mjs';
import { read } from './support';

it('has a reference of events that is up to date, with all of them and a word on each', async () => {
  const page = await eventReference();
  expect(read('docs/events.md'), 'run `node tools/event-reference.mjs`').toBe(page);
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(
    rows.filter((line) => /\|\s*\|$/.test(line)),
    'describe them in `InlayEvents`',
  ).toEqual([]);
  const names = rows.map((line) => line.split('`')[1]);
  expect(names.map((name) => name?.replace('inlay:', '')).sort()).toEqual([...EVENT_NAMES].sort());
  expect(names.filter((name) => name?.startsWith('inlay:'))).toEqual(
    DOM_EVENTS.map((name) => `inlay:${name}`),
  );
  const payloads = rows.map((line) => line.split(' | ')[1] ?? '').join();
  const named = payloads.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? [];
  expect(
    [...new Set(named)].filter(
      (name) => !/^(?:HTMLElement|ParentNode|Promise)$/.test(name) && !page.includes(`\n- \`${name}\`: `),
    ),
    'types of payloads that the page does not describe',
  ).toEqual([]);
  const exported = [...read('src/public.ts').matchAll(/^export type \{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  const described = [...page.matchAll(/^- `(\w+)`: /gm)].map(([, name = '']) => name);
  expect(described.length).toBeGreaterThan(30);
  expect(
    described.filter((name) => !exported.includes(name)),
    'export them in src/public.ts',
  ).toEqual([]);
});
