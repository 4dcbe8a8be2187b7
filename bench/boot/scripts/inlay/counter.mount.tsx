import { type ReactNode, useState } from 'react';
import type { BlockScope, MountedBlock } from '../../../../src/core/entry/block';
import { Adopt } from '../../../../src/react/adopt';
import { mountBlock } from '../../../../src/react/mount-block';
import { type Counter, readCounter } from './counter.data';

function CounterView({ button, output }: Counter): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <Adopt node={button} on={{ click: () => setCount(count + 1) }} />
      {count > 0 && <Adopt node={output}>{count}</Adopt>}
    </>
  );
}

/** The house's way: server nodes are adopted, React draws only what the script adds. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const counter = readCounter(element);
  if (counter) return { destroy: mountBlock(scope, <CounterView {...counter} />) };
  scope.fail('read', 'The counter has no button or no output.');
  return undefined;
}
