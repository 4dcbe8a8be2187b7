// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../src/catalogue/features';
import type { SiteServices } from '../../src/core/entry/site-services';
import { read } from './support';

// On dist/, which `npm test` builds first.

/** A site whose visitor has refused to be counted, as far as conditions of features ask. */
const refusing = {
  context: { website: { id: '6c0f31f2a9be4d0c8be1a001' }, cookieSettings: {} },
  consent: { get: () => ({ performance: false, marketing: false }) },
} as unknown as SiteServices;

const counting = FEATURES.filter(({ isAllowed }) => isAllowed?.(refusing) === false).map(({ name }) => name);

describe.each(['preact', 'react'])('%s', (renderer) => {
  it('brings code for statistics only with what a refusal stops', () => {
    const loads: Readonly<Record<string, readonly string[]>> = JSON.parse(
      read(`dist/${renderer}/chunks.json`),
    );
    const isStatistics = (file: string) => file.startsWith('chunks/statistics-');
    const bringing = Object.keys(loads).filter((chunk) => loads[chunk]?.some(isStatistics));
    expect(bringing).toContain('visits');
    expect(
      bringing.filter((chunk) => !counting.includes(chunk)),
      'what they use of src/features/statistics belongs elsewhere: src/text, src/dom',
    ).toEqual([]);
  });
});
