/** @import { Field } from './examples.mjs' */

/**
 * All options of a design, with their defaults as initial values. The types are in its folder, too; a house test compares the names.
 * @typedef {{ hasCurrentSlide: boolean, options: Readonly<Record<string, Omit<Field, 'name'>>> }} PlaygroundDesign
 */

/** @type {Readonly<Record<string, PlaygroundDesign>>} */
const files = import.meta.glob('../../../src/gallery/designs/*/*.playground.json', {
  eager: true,
  import: 'default',
});

/** Design → its options. @type {Readonly<Record<string, PlaygroundDesign>>} */
export const DESIGNS = Object.fromEntries(
  Object.entries(files).map(([path, design]) => [path.replace(/.*\/|\.playground\.json$/g, ''), design]),
);
