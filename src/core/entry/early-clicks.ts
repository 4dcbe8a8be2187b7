import { contains, findAround, matches } from '../../dom/find-all';
import { pageLedger } from '../ledger/page-ledger';
import { type BlockInstance, startBlockInstance } from './block-instance';

/** Later the visitor has given up, and the click does what it would have done without the block. */
const KEPT_MS = 10_000;
/** A block that is there sooner needs no sign that it is loading. */
const BUSY_AFTER_MS = 300;

/** Elements that the browser itself handles clicks on. */
const BROWSERS_OWN =
  'a[href],area,form button:not([type=button]),input,select,textarea,label:not([role]),summary,option,iframe,:is(audio,video)[controls],[contenteditable]';
/** Links that a block opens something by, in place of the page that they lead to without it. */
const OPENERS = 'a:is([aria-controls],[aria-haspopup],[aria-expanded],[role=button],[role=tab],[href^="#"])';
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

const leadsToPicture = (link: Element | null) =>
  link instanceof HTMLAnchorElement && PICTURE.test(link.pathname);

type Instances = ReadonlyMap<Element, BlockInstance>;

/** The block that a node is in: the innermost, but for those that only look for something in the content of others. */
function blockAround(instances: Instances, node: Element): BlockInstance | undefined {
  // By what contains the node, not up its parents: a field may have the name of a property of its form, even `parentElement`.
  let innermost: BlockInstance | undefined;
  for (const instance of instances.values()) {
    if (instance.definition.rank || !contains(instance.element, node)) continue;
    if (!innermost || contains(innermost.element, instance.element)) innermost = instance;
  }
  return innermost;
}

/** The block that is expected to answer a click in place of the browser. */
function blockThatAnswers(instances: Instances, target: Element): BlockInstance | undefined {
  for (const instance of instances.values()) {
    const { controls } = instance.definition;
    if (controls && findAround(target, controls)) return instance;
  }
  const around = blockAround(instances, target);
  if (!around || around.definition.framesContent) return undefined;
  const own = findAround(target, BROWSERS_OWN);
  const isLeftToBrowser =
    own && contains(around.element, own) && !matches(own, OPENERS) && !leadsToPicture(own);
  return isLeftToBrowser ? undefined : around;
}

/**
 * Keeps the last click on a block that is not mounted yet, and repeats it when the block is: a visitor is often faster than the code. It is
 * repeated for the browser and the page's own scripts where the block fails, or is not there within 10 s. Returns the end.
 */
export function keepEarlyClicks(instances: Instances): () => void {
  const owner = pageLedger.owner('early-clicks');
  let forget = () => {};

  const keep = (instance: BlockInstance, target: HTMLElement) => {
    forget();
    const busy = setTimeout(
      () => owner.claim(target, { attributes: { 'aria-busy': 'true' }, styles: { cursor: 'progress' } }),
      BUSY_AFTER_MS,
    );
    const repeat = () => {
      forget();
      if (target.isConnected) target.click();
    };
    const late = setTimeout(repeat, KEPT_MS);
    let isKept = true;
    forget = () => {
      isKept = false;
      clearTimeout(busy);
      clearTimeout(late);
      owner.release(target);
    };
    instance.settled?.then(() => isKept && repeat());
  };

  const hear = (event: Event) => {
    const { target } = event;
    // What a script dispatches, our own repetition included, is not a visitor's.
    if (!event.isTrusted || !(target instanceof HTMLElement)) return;
    const instance = blockThatAnswers(instances, target);
    if (!instance) return;
    startBlockInstance(instance);
    // Mounted, failed, or waiting for the visitor's consent.
    if (instance.state !== 'loading') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(instance, target);
  };
  addEventListener('click', hear, true);
  return () => {
    removeEventListener('click', hear, true);
    forget();
  };
}
