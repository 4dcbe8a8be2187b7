import { pageLedger } from './ledger/page-ledger';

/** After this time the visitor has given up, and the click has the effect that it has without Inlay. */
export const KEPT_MS = 10_000;
/** Code that arrives sooner needs no loading state. */
const BUSY_AFTER_MS = 300;

/** The `start` of the click that is being repeated. */
let repeated: (() => unknown) | undefined;

/** Lets go of the click that is kept. */
export let forgetClick = (): void => {};

/**
 * Keeps the last click on an element whose code is loading, and repeats it when the code has arrived or failed. After 10 s it is repeated
 * for the browser and the page's own scripts.
 * @param start loads the code; settles when it has arrived or failed, to true if the click is answered then. Without a promise nothing
 *   is kept
 * @returns true if the click is kept, so that no other code answers it now. The repeated click is not kept again for the same `start`
 */
export function replayClick(target: HTMLElement, start: () => Promise<unknown> | undefined): boolean {
  const settled = start === repeated ? undefined : start();
  if (!settled) return false;
  forgetClick();
  const owner = pageLedger.owner('early-clicks');
  const busy = setTimeout(
    () => owner.claim(target, { attributes: { 'aria-busy': 'true' }, styles: { cursor: 'progress' } }),
    BUSY_AFTER_MS,
  );
  const forget = () => {
    clearTimeout(busy);
    clearTimeout(timeout);
    owner.release(target);
    forgetClick = () => {};
  };
  const repeat = (isAnswered?: unknown) => {
    if (forgetClick !== forget) return;
    forget();
    if (isAnswered === true || !target.isConnected) return;
    repeated = start;
    target.click();
    repeated = undefined;
  };
  const timeout = setTimeout(repeat, KEPT_MS);
  forgetClick = forget;
  settled.then(repeat);
  return true;
}
