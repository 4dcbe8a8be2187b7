import { contains, findAround, matches } from '../../dom/find-all';
import { forgetClick, KEPT_MS, replayClick } from '../replay-click';
import { type BlockInstance, startBlockInstance } from './block-instance';

/** Elements that the browser itself handles clicks on. */
const BROWSERS_OWN =
  'a[href],area,form button:not([type=button]),input,select,textarea,label:not([role]),summary,option,iframe,:is(audio,video)[controls],[contenteditable]';
/** Links by which a block opens something in place of another page. */
const OPENERS = 'a:is([aria-controls],[aria-haspopup],[aria-expanded],[role=button],[role=tab],[href^="#"])';
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

const leadsToPicture = (link: Element | null) =>
  link instanceof HTMLAnchorElement && PICTURE.test(link.pathname);

type Instances = ReadonlyMap<Element, BlockInstance>;

/** The innermost block around a node, except blocks that only look for something in the content of others. */
function blockAround(instances: Instances, node: Element): BlockInstance | undefined {
  // Not by `parentElement`: a form field may have that name.
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
 * Keeps the last click on a block that is not mounted yet, and repeats it when the block is. Returns the end.
 * @param missed the last click from before the script ran, which the stub has kept. Whatever else answers clicks has heard it
 */
export function keepEarlyClicks(instances: Instances, missed?: Event): () => void {
  const keep = (event: Event) => {
    // A script can click what is around a drawing, not its parts.
    const target =
      event.target instanceof SVGElement ? findAround(event.target, 'svg')?.parentElement : event.target;
    // Clicks by script, our own repetition included, are not a visitor's.
    if (!event.isTrusted || !(target instanceof HTMLElement)) return false;
    const instance = blockThatAnswers(instances, target);
    if (!instance) return false;
    return replayClick(target, () => {
      startBlockInstance(instance);
      // Otherwise it is mounted, has failed, or waits for the visitor's consent.
      if (instance.state !== 'loading') return undefined;
      return instance.settled?.then(() => event === missed && instance.state !== 'mounted');
    });
  };
  const hear = (event: Event) => {
    if (!keep(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', hear, true);
  if (missed && !missed.defaultPrevented && performance.now() - missed.timeStamp < KEPT_MS) {
    keep(missed);
    // It is answered: the next start leaves it alone.
    missed.preventDefault();
  }
  return () => {
    removeEventListener('click', hear, true);
    forgetClick();
  };
}
