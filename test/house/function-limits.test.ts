import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { filesIn, read } from './support';

const MAX_LINES = 80;
const MAX_PARAMETERS = 3;

interface Found {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

type Syntax = Readonly<Record<string, unknown>> & { readonly type: string };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** The name that a function is written with, or is given to. */
function nameOf(node: Syntax, parent: Syntax | undefined): string {
  const named = [node.id, node.key, parent?.id, parent?.key].find(isSyntax);
  return typeof named?.name === 'string' ? named.name : 'without a name';
}

/** All functions in a source file. */
function readFunctions(source: string, hasTags = false): readonly Found[] {
  const found: Found[] = [];
  const visit = (node: Syntax, parent?: Syntax): void => {
    if (FUNCTIONS.test(node.type)) {
      const text = source.slice(Number(node.start), Number(node.end));
      const parameters = (node.params as readonly Syntax[]).filter(({ name }) => name !== 'this').length;
      found.push({ name: nameOf(node, parent), lines: text.split('\n').length, parameters });
    }
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isSyntax(child)) visit(child, node);
  };
  visit(parseAst(source, { lang: hasTags ? 'tsx' : 'ts' }) as unknown as Syntax);
  return found;
}

/** As they are today: take out of the list what is cut. Nothing is added to it. */
const MANY: readonly string[] = [
  // As themes call it: `addEventListener`, with the target first.
  'listen src/core/scope.ts',
  // `report(phase, unit, cause, element)`, as it is called from all units: like `console.warn`, in the order of its words.
  'without a name src/core/entry/faults.ts',
];

const functions = filesIn('src', /\.tsx?$/).flatMap((file) =>
  readFunctions(read(file), file.endsWith('x')).map((one) => ({ ...one, file })),
);

describe('functions', () => {
  it('are counted with all their lines and parameters', () => {
    const source = 'function a(b, { c, d }, ...e) {\n  return () => 1;\n}\nconst f = (\n  g,\n) => g;';
    expect(readFunctions(source)).toEqual([
      { name: 'a', lines: 3, parameters: 3 },
      { name: 'without a name', lines: 1, parameters: 0 },
      { name: 'f', lines: 3, parameters: 1 },
    ]);
    expect(functions.length).toBeGreaterThan(3000);
  });

  it(`have at most ${MAX_LINES} lines`, () => {
    const long = functions
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ name, file }) => `${name} ${file}`);
    expect(long.sort(), 'move what has a name of its own out of it').toEqual([]);
  });

  it(`have at most ${MAX_PARAMETERS} parameters`, () => {
    const many = functions.filter(({ parameters }) => parameters > MAX_PARAMETERS);
    expect(
      many.map(({ name, file }) => `${name} ${file}`).sort(),
      'take an object: names at the call say what each is',
    ).toEqual(MANY);
  });
});
