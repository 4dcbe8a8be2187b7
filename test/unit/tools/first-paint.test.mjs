import { describe, expect, it } from 'vitest';
import { firstPaintRules } from '../../../tools/first-paint.mjs';

const flat = (css) => firstPaintRules(css)?.replace(/\s+/g, ' ');

describe('firstPaintRules', () => {
  it('takes marked rules, inside of the layers and conditions that they stand in', () => {
    const css = `
      @layer inlay.base, inlay.blocks;
      @layer inlay.blocks {
        .a { color: red; }
        @media (width < 10px) {
          /* first paint */
          .b { margin: 0; padding: 1px }
          .c { margin: 1px; }
        }
      }`;
    expect(flat(css)).toBe('@layer inlay.blocks{@media (width < 10px){.b{margin: 0;padding: 1px}}}');
  });

  it('asks for a mark of each nested rule', () => {
    const css = `/* First paint: the page must not move. */ .a { margin: 0; & > b { color: red } }
      .c { color: red; /* first paint */ & > d { margin: 0 } }`;
    expect(flat(css)).toBe('.a{margin: 0;}.c{& > d{margin: 0}}');
  });

  it('takes all that a marked condition holds', () => {
    expect(flat('/* first paint */ @media print { .a { margin: 0 } .b { margin: 1px } }')).toBe(
      '@media print{.a{margin: 0}.b{margin: 1px}}',
    );
  });

  it('is not misled by braces in strings and comments', () => {
    expect(flat('.a[x="}"] { content: "{" } /* { */ /* first paint */ .b[y="{;"] { content: "};" }')).toBe(
      '.b[y="{;"]{content: "};"}',
    );
  });

  it('takes rules that set what a marked rule reads, and no other custom properties', () => {
    const css = `@layer x { .a { &[wide] { --gap: var(--wide); } &[dark] { --ink: red; } }
      :root { --wide: 9px; /* unused */ --other: 1px }
      .c { --gap: 2px; color: red }
      /* first paint */ .b { margin: var(--gap, 1px) } }`;
    expect(flat(css)).toBe(
      '@layer x{.a{&[wide]{--gap: var(--wide);}}:root{--wide: 9px;--other: 1px}.b{margin: var(--gap, 1px)}}',
    );
  });

  it('has nothing where nothing is marked', () => {
    expect(firstPaintRules('.a { color: red }')).toBeUndefined();
  });
});
