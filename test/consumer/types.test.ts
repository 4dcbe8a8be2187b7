import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readRoot, runNode, writeFiles } from './support/consumer';

const IMPORTS = `
import 'inlay/site.css';
import 'inlay/boot';
import { Inlay } from 'inlay';
import { Inlay as drawnByReact, type InlayApi } from 'inlay/react';

const inlay: InlayApi = Inlay ?? drawnByReact;
const isServer: boolean = inlay.state === 'noPage';
if (!isServer) void Inlay.toast({ message: 'Ready' });
// @ts-expect-error: a state that there is not
inlay.state === 'ready';
`;

it.each([
  ['bundler', 'ESNext'],
  ['nodenext', 'NodeNext'],
])(
  'theme code compiles with moduleResolution %s, and its mistakes do not',
  async (moduleResolution, module) => {
    const { compilerOptions } = JSON.parse(await readRoot('test/types/tsconfig.json'));
    const options = { ...compilerOptions, moduleResolution, module, skipLibCheck: false };
    const folder = `types-${moduleResolution}`;
    await writeFiles({
      [`${folder}/tsconfig.json`]: JSON.stringify({ compilerOptions: options }),
      [`${folder}/theme.ts`]: await readRoot('test/types/public-face.ts'),
      [`${folder}/imports.ts`]: IMPORTS,
    });
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { status, output } = await runNode([tsc, '-p', folder]);
    expect(output, 'fix src/public.ts, or build anew').toBe('');
    expect(status).toBe(0);
  },
);
