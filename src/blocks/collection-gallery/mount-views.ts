import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { findAll, findAround, matches } from '../../dom/find-all';
import { onActivate } from '../../dom/on-press';
import { describeControl } from '../../gallery/behaviour/describe-control';
import { findSlide, wantedSlides } from '../../gallery/behaviour/history';
import messages from '../../gallery/gallery.messages.json';
import type { Gallery } from '../../gallery/model/gallery.types';
import { createStore, type Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';
import { findControls, VIEWS, type View } from './templates';

const t = createMessages(messages);

/** In narrower windows texts lie over their slide. */
const NARROW = '(width <= 736px)';

interface Page {
  readonly gallery: Gallery;
  readonly slides: readonly HTMLElement[];
  /** Called when the slides have come into view. */
  readonly measure: () => void;
}

const findVisible = (selector: string | undefined) =>
  findControls(selector).filter((element) => element.checkVisibility({ visibilityProperty: true }));

/** Writes the states of the page while the view is shown, and while it is not. */
function bindStates(scope: Scope, { shown, shownNarrow, hidden = {} }: View, isOpen: Store<boolean>): void {
  const narrow = matchMedia(NARROW);
  const selectors = new Set([shown, shownNarrow ?? {}, hidden].flatMap(Object.keys));
  const claimsFor =
    (selector: string) =>
    (open: boolean): Claims => {
      const states = open ? (narrow.matches && shownNarrow) || shown : hidden;
      return states[selector] ?? {};
    };
  for (const selector of selectors)
    for (const element of findAll(document, selector)) scope.bind(element, isOpen, claimsFor(selector));
}

/** Names its buttons, and says whether it is shown. */
function describeButtons(scope: Scope, view: View, isOpen: Store<boolean>): void {
  const owner = scope.owner();
  const nameOf = { slides: 'gallery', thumbnails: 'controls', texts: 'hideText' } as const;
  const thumbnails = findControls(view.thumbnails);
  for (const [index, thumbnail] of thumbnails.entries())
    owner.claim(thumbnail, {
      attributes: describeControl(thumbnail, t('slideNumber', { number: index + 1 })),
    });
  for (const closer of findControls(view.closers))
    owner.claim(closer, {
      attributes: describeControl(closer, t(view.has === 'slides' ? 'controls' : 'gallery')),
    });
  for (const opener of findControls(view.openers)) {
    if (thumbnails.includes(opener)) continue;
    const described = describeControl(opener, t(nameOf[view.has]));
    const state = view.has === 'texts' ? 'aria-pressed' : 'aria-expanded';
    scope.bind(opener, isOpen, (open) => ({
      attributes: { ...described, [state]: `${view.has === 'texts' ? !open : open}` },
    }));
  }
}

/** Moves the focus to what is visible now, if the control that had it is not. */
function moveFocus({ has, closers, thumbnails, openers }: View, isOpen: boolean, { gallery }: Page): void {
  const { activeElement: focused, body } = document;
  if (
    focused !== body &&
    focused?.checkVisibility({ visibilityProperty: true }) &&
    !findAround(focused, '[inert]')
  )
    return;
  const showsThumbnails = (has === 'thumbnails') === isOpen;
  const [control] = [...findVisible(closers), ...findVisible(openers)];
  const thumbnail = showsThumbnails && findVisible(thumbnails)[gallery.get().currentIndex];
  (thumbnail || control)?.focus({ preventScroll: true });
}

function mountView(scope: Scope, view: View, page: Page): void {
  const { gallery, slides, measure } = page;
  const { has, openers, closers, thumbnails, isFirst } = view;
  const isOpen = createStore(false);
  let layer = scope.part();
  const change = (open: boolean) => {
    if (open === isOpen.get()) return;
    layer.end();
    layer = scope.part();
    isOpen.set(open);
    if (open && has !== 'texts')
      layer.defer(
        dialogStackOf(document).push({
          element: slides[0]?.parentElement ?? document.body,
          isModal: false,
          requestClose: () => press(false),
        }),
      );
    if (open === (has === 'slides')) measure();
    // The address names a slide only while slides are shown.
    else if (scope.context.collection.fullUrl && has !== 'texts')
      history.replaceState(history.state, '', scope.context.collection.fullUrl);
  };
  const press = (open: boolean) => {
    change(open);
    moveFocus(view, open, page);
  };
  bindStates(scope, view, isOpen);
  describeButtons(scope, view, isOpen);
  const buttons = findControls(thumbnails);
  for (const [index, thumbnail] of buttons.entries())
    onActivate(thumbnail, scope, () => {
      void gallery.go(index);
      press(has === 'slides');
    });
  for (const opener of findControls(openers))
    if (!buttons.includes(opener)) onActivate(opener, scope, () => press(!isOpen.get()));
  for (const closer of findControls(closers)) onActivate(closer, scope, () => press(false));
  const isNamed = findSlide(slides, wantedSlides(location)) >= 0;
  if (has === 'slides' ? isNamed : isFirst && !isNamed && matches(document.body, isFirst)) change(true);
}

/** The views of the page besides its slides, as its template has them. */
export function mountViews(scope: Scope, page: Page): void {
  for (const view of VIEWS) if (findControls(view.openers).length) mountView(scope, view, page);
}
