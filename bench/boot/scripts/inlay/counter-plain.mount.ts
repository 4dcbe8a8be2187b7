import { defineUnit } from '../../../../src/core/unit';
import { readCounter } from './counter.data';

/** The same block without React: what the frame and the ledger cost by themselves. */
export const unit = defineUnit({
  read: (element) => readCounter(element) ?? { fault: 'The counter has no button or no output.' },
  mount({ button, output }, scope) {
    const owner = scope.owner();
    let count = 0;
    let text: Text | undefined;
    scope.listen(button, 'click', () => {
      text ??= owner.insert(new Text(), output);
      text.data = String(++count);
    });
  },
});
