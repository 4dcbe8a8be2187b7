import { type ReactNode, useState } from 'react';
import { defineUnit } from '../../../../src/core/unit';
import { Adopt } from '../../../../src/react/adopt';
import { draw } from '../../../../src/react/draw';
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
export const unit = defineUnit({
  read: (element) => readCounter(element) ?? { fault: 'The counter has no button or no output.' },
  mount: (counter, scope) => void draw(scope, <CounterView {...counter} />),
});
