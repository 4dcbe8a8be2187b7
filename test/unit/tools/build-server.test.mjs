import { expect, it } from 'vitest';
import { shareHashes } from '../../../tools/build-server.mjs';

const build = (integrity) => ({ loads: { form: ['chunks/form.js'] }, integrity, stub: 'stub()' });

it('has once what all builds have alike, and what differs or is missing in one with each build', () => {
  const split = shareHashes({
    preact: build({ 'site.js': 'p', 'chunks/de.js': 'd', 'chunks/own.js': 'o' }),
    react: build({ 'site.js': 'r', 'chunks/de.js': 'd' }),
  });
  expect(split).toEqual({
    shared: { 'chunks/de.js': 'd' },
    builds: { preact: build({ 'site.js': 'p', 'chunks/own.js': 'o' }), react: build({ 'site.js': 'r' }) },
  });
});

it('has all hashes of a build that is alone, and none without a build', () => {
  expect(shareHashes({ preact: build({ 'site.js': 'p' }) })).toEqual({
    shared: { 'site.js': 'p' },
    builds: { preact: build({}) },
  });
  expect(shareHashes({})).toEqual({ shared: {}, builds: {} });
});
