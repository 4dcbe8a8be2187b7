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

  it('leaves out what a marked layer calls later, with all that is nested in it', () => {
    const css = `/* first paint */ @layer x { .a { margin: 0; /* later: drawn by the script */ & > b { margin: 1px; & i { color: red } } }
      /* later */ @media print { .a { margin: 1px } } .c { margin: 2px } }`;
    expect(flat(css)).toBe('@layer x{.a{margin: 0;}.c{margin: 2px}}');
  });

  it('leaves out rules for which somebody has to point at something', () => {
    const css = `/* first paint */ @layer x { .a:hover, .b:focus-visible > i { margin: 0 }
      .a:hover, .b { margin: 1px } .c:not(:hover, :focus-within) { margin: 2px }
      .d { margin: 3px; &:active { margin: 0 } } .e:is(:hover, .f) { margin: 4px } @media (hover: hover) { .a { margin: 5px } } } .unmarked { margin: 0 }`;
    expect(flat(css)).toBe(
      '@layer x{.a:hover, .b{margin: 1px}.c:not(:hover, :focus-within){margin: 2px}.d{margin: 3px;}.e:is(:hover, .f){margin: 4px}@media (hover: hover){.a{margin: 5px}}}',
    );
  });

  it('leaves out declarations that neither move nor hide anything, unless they keep a theme from it', () => {
    const css =
      '/* first paint */ .a { cursor: pointer; margin: 0; transition: none !important; outline: 1px }';
    expect(flat(`${css} .unmarked { margin: 0 }`)).toBe('.a{margin: 0;transition: none !important;}');
    // Nothing else is worth a request.
    expect(flat(css)).toBe('.a{cursor: pointer;margin: 0;transition: none !important;outline: 1px}');
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
