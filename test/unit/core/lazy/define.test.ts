// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { BlockDefinition } from '../../../../src/core/entry/block';
import { define } from '../../../../src/core/lazy/define';

const sound = { name: 'acme:opening-hours', selector: '.hours', mount() {} };
const own: BlockDefinition = {
  name: 'accordion',
  selector: '.accordion',
  load: async () => ({ unit: { mount() {} } }),
};

function setUp(state: 'notInitialized' | 'initialized' | 'destroyed' = 'notInitialized') {
  const report = vi.fn();
  const scan = vi.fn();
  const blocks = [own];
  return {
    report,
    scan,
    blocks,
    define: (given: unknown) => define({ blocks, report, inlay: { scan, state } }, given),
  };
}

describe('define', () => {
  it.each([
    [
      'what is not an object',
      'hours',
      'unnamed block',
      'it needs a `name` with a prefix of its own, like `acme:opening-hours`.',
    ],
    ['no name', { ...sound, name: undefined }, 'unnamed block', 'it needs a `name`'],
    ['a name that is not one', { ...sound, name: 'Hours!' }, 'Hours!', 'it needs a `name`'],
    ['a name without a prefix', { ...sound, name: 'accordion' }, 'accordion', 'like `acme:opening-hours`.'],
    [
      'no selector',
      { ...sound, selector: 1 },
      'acme:opening-hours',
      'its `selector` is not one that this browser knows.',
    ],
    ['a broken selector', { ...sound, selector: '.a[' }, 'acme:opening-hours', 'its `selector` is not one'],
    [
      'an unknown moment',
      { ...sound, when: 'toString' },
      'acme:opening-hours',
      'its `when`: toString is not one of the expected options (now|idle|visible|interaction).',
    ],
    [
      'states that are not an object',
      { ...sound, reveal: 'all' },
      'acme:opening-hours',
      'its `reveal` is not an object',
    ],
    [
      'a read that is not a function',
      { ...sound, read: {} },
      'acme:opening-hours',
      'its `read` is not a function.',
    ],
    ['no mount', { ...sound, mount: undefined }, 'acme:opening-hours', 'it needs a function `mount`.'],
  ])('says what is wrong: %s', (_, given, name, message) => {
    const { define: run, report, blocks } = setUp('initialized');
    run(given);
    expect(report.mock.calls).toEqual([['define', name, expect.stringContaining(message)]]);
    expect(blocks).toEqual([own]);
  });

  it('adds a block behind those that are there, and scans where the site runs', () => {
    const { define: run, report, blocks, scan } = setUp('initialized');
    run(sound);
    expect(report).not.toHaveBeenCalled();
    expect(blocks.map(({ name, selector, when }) => [name, selector, when?.name])).toEqual([
      ['accordion', '.accordion', undefined],
      ['acme:opening-hours', '.hours', 'visible'],
    ]);
    expect(scan).toHaveBeenCalledOnce();
    run(sound);
    expect(report.mock.calls).toEqual([
      ['define', sound.name, expect.stringContaining('its `name` is taken by another block.')],
    ]);
  });

  it.each(['notInitialized', 'destroyed'] as const)('leaves the scan to the next init (%s)', (state) => {
    const { define: run, scan } = setUp(state);
    run(sound);
    expect(scan).not.toHaveBeenCalled();
  });
});

it.each([
  [undefined, 'visible'],
  ['visible', 'visible'],
  ['now', 'now'],
  ['idle', 'idle'],
  ['interaction', 'interaction'],
])('a block with the moment %s is mounted when that comes: %s', (when, expected) => {
  const { blocks, define: add } = setUp();
  add({ ...sound, ...(when && { when }) });
  expect(blocks.at(-1)?.when?.name).toBe(expected);
});
