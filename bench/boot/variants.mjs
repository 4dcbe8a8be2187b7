// What is compared: each variant's script and the attributes that its HTML needs. The words are the same everywhere.

/**
 * @typedef {object} Variant
 * @property {string} name
 * @property {string} [entry] its script; the floor has none
 * @property {boolean} [isPeer] a library that Inlay is measured against
 * @property {boolean} [leavesNothing] destroying it has to leave what a page without script has
 * @property {'preact' | 'react'} [renderer]
 * @property {string} [tag] the block's element, `section` by default
 * @property {string} [root] attributes of the block
 * @property {string} [button]
 * @property {string} [output]
 */

/** @type {readonly Variant[]} */
export const VARIANTS = [
  { name: 'none' },
  { name: 'plain', entry: 'plain.ts' },
  { name: 'inlay', entry: 'inlay/view.ts', renderer: 'preact', leavesNothing: true },
  { name: 'inlay-plain', entry: 'inlay/plain.ts', leavesNothing: true },
  { name: 'inlay-react', entry: 'inlay/view.ts', renderer: 'react' },
  {
    name: 'stimulus',
    entry: 'stimulus.ts',
    isPeer: true,
    root: 'data-controller="counter"',
    button: 'data-action="counter#count"',
    output: 'data-counter-target="output"',
  },
  {
    name: 'alpine',
    entry: 'alpine.ts',
    isPeer: true,
    root: 'x-data="{ count: null }"',
    button: '@click="count++"',
    output: 'x-text="count"',
  },
  { name: 'is-land', entry: 'is-land.tsx', isPeer: true, tag: 'is-land', root: 'type="counter"' },
  {
    name: 'wp-interactivity',
    entry: 'wp-interactivity.ts',
    isPeer: true,
    root: `data-wp-interactive="counter" data-wp-context='{"count":null}'`,
    button: 'data-wp-on--click="actions.count"',
    output: 'data-wp-text="context.count"',
  },
];

export const FLOOR = 'none';
export const REFERENCE = 'plain';
