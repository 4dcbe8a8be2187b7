import { animationOf } from '../../context/page-facts';
import { inTurn } from '../../core/entry/yielding';
import { findAll, findAround, matches, withAncestors } from '../../dom/find-all';
import { SITE_ANIMATIONS, waitingClass } from '../../vocabulary/pages';

/** Both spellings of each option: Safari 17 and Chromium 120 know the older ones. */
const WITH_STYLE = {
  checkOpacity: true,
  checkVisibilityCSS: true,
  opacityProperty: true,
  visibilityProperty: true,
};
const PICTURES = 'img,video,iframe,canvas';
/** Content that is there only for some visitors or at some time, by its markup. */
const PUT_AWAY =
  '[hidden],[inert],[aria-hidden="true"],[popover],dialog,details:not([open]),noscript,template,script,style';
/** Content that animations of sites bring when it is seen. */
const ANIMATED = SITE_ANIMATIONS.map((type) => `.${waitingClass(type)}`).join();
const FADED = /(?:^|, )(?:all|opacity|visibility)(?:,|$)/;
const MAX_OPACITY = 0.05;
/** Smaller boxes are for screen readers only. */
const MIN_PX = 2;

export type HidingStyle = Pick<
  CSSStyleDeclaration,
  'opacity' | 'visibility' | 'transitionProperty' | 'transitionDuration' | 'animationName' | 'willChange'
>;

const isHidden = ({ opacity, visibility }: Pick<HidingStyle, 'opacity' | 'visibility'>) =>
  Number(opacity) <= MAX_OPACITY || visibility !== 'visible';

/**
 * Checks whether an element that is transparent or hidden waits for a script that shows it: its style says how it would come. A site owner who
 * hides something permanently gives it no transition.
 */
export const isWaitingStyle = (style: HidingStyle): boolean =>
  isHidden(style) &&
  ((FADED.test(style.transitionProperty) && /[1-9]/.test(style.transitionDuration)) ||
    style.animationName !== 'none' ||
    /opacity|visibility/.test(style.willChange));

/** The outermost element that hides this one, besides those that are being shown; undefined where nothing does. */
const findHider = (element: Element, shown: ReadonlySet<Element>) =>
  withAncestors(element).findLast(
    (box) => box !== document.documentElement && !shown.has(box) && isHidden(getComputedStyle(box)),
  );

/** The elements with their own text, and pictures. */
function findContent(root: HTMLElement): Set<HTMLElement> {
  const content = new Set(findAll(root, PICTURES));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.trim() && node.parentElement) content.add(node.parentElement);
  }
  return content;
}

/** The first position that takes the element, or a box around it, out of the flow. */
const positionOf = (element: HTMLElement) =>
  withAncestors(element)
    .map((box) => getComputedStyle(box).position)
    .find((position) => /absolute|fixed/.test(position));

/** Checks whether a picture that is seen has most of this box already: a slide, or the picture that a mouse would uncover. */
function isOverPicture(element: HTMLElement, seen: readonly HTMLElement[]): boolean {
  const box = element.getBoundingClientRect();
  return seen.some((picture) => {
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    const width = Math.min(right, box.right) - Math.max(left, box.left);
    const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    return width > box.width / 2 && height > box.height / 2;
  });
}

interface WaitingOptions {
  readonly isLeftOut: (element: HTMLElement) => boolean;
  /** Elements that were found before, and are shown or fading in. */
  readonly shown?: ReadonlySet<Element>;
  /** Called for pictures that hide themselves and are still loading. */
  readonly onLoading?: (picture: HTMLImageElement) => void;
}

/**
 * Finds what a theme keeps transparent or hidden until its script has run: of elements in each other the outermost. Menus, panels and what a mouse uncovers
 * are left out by one rule: they lie over the page. What has its own room in the page waits to be seen there, and so does a picture behind a text.
 */
export async function findWaitingContent({
  isLeftOut,
  shown = new Set(),
  onLoading,
}: WaitingOptions): Promise<ReadonlySet<HTMLElement>> {
  const animation = animationOf(document.body.classList);
  const comesBySelf = animation ? `,.${animation.before}` : '';
  const isPutAway = (element: HTMLElement) => findAround(element, PUT_AWAY + comesBySelf) !== null;
  const isSeen = (element: HTMLElement) => element.checkVisibility(WITH_STYLE);
  let seen: readonly HTMLElement[] | undefined;
  const waiting = new Set<HTMLElement>();
  for (const element of findContent(document.body))
    await inTurn(() => {
      // Most content is seen: it is asked nothing else.
      if (isSeen(element) || !element.checkVisibility() || isPutAway(element) || isLeftOut(element)) return;
      const hider = findHider(element, shown);
      if (!hider || waiting.has(hider)) return;
      if (!matches(hider, ANIMATED) && !isWaitingStyle(getComputedStyle(hider))) return;
      if (hider === element && element instanceof HTMLImageElement && !element.complete)
        return onLoading?.(element);
      const { width, height } = element.getBoundingClientRect();
      if (width < MIN_PX || height < MIN_PX) return;
      const position = positionOf(hider);
      if (position === 'fixed' || (position && !matches(element, PICTURES))) return;
      seen ??= findAll(document.body, PICTURES).filter((picture) => isSeen(picture) && !isPutAway(picture));
      if (!position || !isOverPicture(element, seen)) waiting.add(hider);
    });
  return waiting;
}
