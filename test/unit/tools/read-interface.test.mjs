import { expect, it } from 'vitest';
import { readInterface } from '../../../tools/read-interface.mjs';

it('reads properties, methods and comments of an interface', () => {
  const source = `export interface Lamp
  extends Thing<string> {
  /**
   * How bright; { } and ; in a comment do not count.
   * @example lamp.light
   */
  readonly light: number | undefined;
  'lamp:lit'?: (event: { readonly by: string; readonly at: number }) => void;
  /** Lights it. */
  light<Name extends string>(name: Name): () => void;
  bare(): void;
}`;
  expect(readInterface(source, 'Lamp')).toEqual([
    {
      member: 'light',
      type: 'number | undefined',
      doc: 'How bright; { } and ; in a comment do not count.',
      isMethod: false,
      isOptional: false,
    },
    {
      member: 'lamp:lit',
      type: '(event: { readonly by: string; readonly at: number }) => void',
      doc: '',
      isMethod: false,
      isOptional: true,
    },
    {
      member: 'light',
      type: '<Name extends string>(name: Name): () => void',
      doc: 'Lights it.',
      isMethod: true,
      isOptional: false,
    },
    { member: 'bare', type: '(): void', doc: '', isMethod: true, isOptional: false },
  ]);
});

it('reads all declarations of a merged interface, and refuses a name that is not there', () => {
  const source = 'interface A { one: string; }\ninterface A { two: number; }';
  expect(readInterface(source, 'A').map(({ member }) => member)).toEqual(['one', 'two']);
  expect(() => readInterface(source, 'B')).toThrow('There is no interface B.');
});
