import { describe, expect, it } from 'vitest';
import { readToggle } from '../../../src/context/toggles';

const read = (page: unknown, name = 'menu', { isEnabledByDefault = false, query = '' } = {}) =>
  readToggle({ name, page, isEnabledByDefault, query });
const experiment = (variant: unknown, more = {}) => ({
  yuiEliminationExperimentList: [
    { name: 'other', experimentType: 'AB_TEST', variant: 'true', containsError: false, status: 'ACTIVE' },
    { name: 'menu', experimentType: 'AB_TEST', variant, containsError: false, status: 'ACTIVE', ...more },
  ],
});

describe('a toggle of the static configuration', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['control', false],
    ['', false],
  ])('with the variant %j is enabled: %s', (variant, isEnabled) => {
    expect(read(experiment(variant), 'menu', { isEnabledByDefault: !isEnabled })).toEqual({
      isEnabled,
      variant,
    });
  });

  it('is enabled when it is a flag of the page', () => {
    expect(read({ betaFeatureFlags: ['a', 'menu'] })).toEqual({ isEnabled: true, variant: 'true' });
  });

  it('is the experiment where it is a flag, too', () => {
    expect(read({ ...experiment('false'), betaFeatureFlags: ['menu'] })).toMatchObject({ isEnabled: false });
  });
});

describe('the default is used, and an error text returned,', () => {
  it.each([
    ['the configuration is missing', {}, /configures no toggles/],
    ['there is no page context', undefined, /configures no toggles/],
    ['the configuration has the wrong type', { betaFeatureFlags: 'menu' }, /configures no toggles/],
    [
      'the feature is absent',
      { betaFeatureFlags: ['a'], yuiEliminationExperimentList: [] },
      /no toggle “menu”/,
    ],
    ['the variant is true, not a string', experiment(true), /not a string/],
    ['the variant is missing', experiment(undefined), /not a string/],
    ['the experiment contains an error', experiment('true', { containsError: true }), /contains an error/],
    [
      'the list has what is not an experiment',
      { yuiEliminationExperimentList: [1, null, 'menu'] },
      /no toggle/,
    ],
  ])('when %s', (_, page, error) => {
    for (const isEnabledByDefault of [true, false]) {
      expect(read(page, 'menu', { isEnabledByDefault })).toEqual({
        isEnabled: isEnabledByDefault,
        error: expect.stringMatching(error),
      });
    }
  });

  it('when the name is empty', () => {
    expect(read({ betaFeatureFlags: [''] }, '').error).toMatch(/needs a name/);
  });
});

describe('an override by the query', () => {
  const developer = { website: { developerMode: true } };

  it('counts in developer mode', () => {
    const query = '?toggle=menu:b&toggle=other:true&toggle=menu:true';
    expect(read({ ...developer, ...experiment('false') }, 'menu', { query })).toEqual({
      isEnabled: true,
      variant: 'true',
    });
    expect(read(developer, 'menu', { query: '?toggle=menu:b' })).toEqual({ isEnabled: false, variant: 'b' });
    expect(
      read({ ...developer, ...experiment('true') }, 'menu', { query: '?toggle=men:false' }),
    ).toMatchObject({ isEnabled: true });
  });

  it('is ignored elsewhere', () => {
    expect(read(experiment('false'), 'menu', { query: '?toggle=menu:true' })).toMatchObject({
      isEnabled: false,
    });
  });
});
