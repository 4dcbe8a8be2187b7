import type { BlockScope } from '../../../../src/core/entry/block';
import { readCounter } from './counter.data';

/** The same block without React: what the frame and the ledger cost by themselves. */
export function mount(element: HTMLElement, { owner, fail }: BlockScope): void {
  const counter = readCounter(element);
  if (!counter) {
    fail('read', 'The counter has no button or no output.');
    return;
  }
  const { button, output } = counter;
  let count = 0;
  let text: Text | undefined;
  owner.listen(button, 'click', () => {
    text ??= owner.insert(new Text(), output);
    text.data = String(++count);
  });
}
