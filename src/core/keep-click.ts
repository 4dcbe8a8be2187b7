import { pageLedger } from './ledger/page-ledger';

/** Later the visitor has given up, and the click does what it would have done without us. */
const KEPT_MS = 10_000;
/** What is there sooner needs no sign that it is loading. */
const BUSY_AFTER_MS = 300;

let repeated: HTMLElement | undefined;

/** Lets go of the click that is kept. */
export let forgetClick = (): void => {};

/**
 * Keeps the last click on something whose code is on its way, and repeats it when the code is there or has failed: a visitor is often
 * faster. After 10 s it is repeated for the browser and the page's own scripts.
 * @param start asks for the code; settles when it has come, or never will. Without a promise nothing is kept
 * @returns whether the click is kept, so that nobody else is to answer it now. What is clicked to repeat it is not kept again
 */
export function keepClick(target: HTMLElement, start: () => Promise<void> | undefined): boolean {
  const settled = target === repeated ? undefined : start();
  if (!settled) return false;
  forgetClick();
  const owner = pageLedger.owner('early-clicks');
  const busy = setTimeout(
    () => owner.claim(target, { attributes: { 'aria-busy': 'true' }, styles: { cursor: 'progress' } }),
    BUSY_AFTER_MS,
  );
  const forget = () => {
    clearTimeout(busy);
    clearTimeout(late);
    owner.release(target);
    forgetClick = () => {};
  };
  const repeat = () => {
    if (forgetClick !== forget) return;
    forget();
    repeated = target;
    if (target.isConnected) target.click();
    repeated = undefined;
  };
  const late = setTimeout(repeat, KEPT_MS);
  forgetClick = forget;
  settled.then(repeat);
  return true;
}
