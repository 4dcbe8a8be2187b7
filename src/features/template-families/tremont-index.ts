import type { Scope } from '../../core/scope';
import { findAll, findAround } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';
import { createStore } from '../../store/store';

const ITEM = '.collection-nav-item';

/** The name of a page in an index, and the picture of it. */
const idOf = ({ dataset }: HTMLElement) => dataset.urlId;

/**
 * The picture that is seen before a name is chosen: that of the page itself in the list at the foot of a page of the index, that of the index where its
 * owner wants it, else the first page's.
 */
export function firstPicture(
  pictures: readonly HTMLElement[],
  settings: Pick<DOMTokenList, 'contains'>,
): HTMLElement | undefined {
  const ofIndex = pictures.find(({ classList }) => classList.contains('index-main-image'));
  return (
    pictures.find(({ classList }) => classList.contains('active-page')) ??
    (settings.contains('tweak-index-inactive-on-load') ? ofIndex : undefined) ??
    pictures.find((picture) => picture !== ofIndex) ??
    ofIndex
  );
}

/** Shows the names of an index page, and the picture of the one that a pointer or the focus is on. */
export function mountIndex(scope: Scope, index: HTMLElement): void {
  const pictures = findAll(index, '.collection-images .image-container');
  const first = firstPicture(pictures, document.body.classList);
  const chosen = createStore<string | undefined>(undefined);
  const isActive = (id: string | undefined, element: HTMLElement) =>
    id === undefined
      ? element === first || (idOf(element) && idOf(element) === (first && idOf(first)))
      : idOf(element) === id;
  for (const element of [...pictures, ...findAll(index, ITEM)])
    scope.bind(element, chosen, (id) => ({ classes: { active: Boolean(isActive(id, element)) } }));
  scope.bind(index, chosen, (id) => ({
    classes: { 'nav-hovered': id !== undefined, 'hide-desc': id !== undefined },
  }));

  const [names] = findAll(index, '.collection-nav-desc-wrapper');
  if (!names) return;
  const choose = ({ target }: Event) => {
    const item = target instanceof Element && findAround(target, ITEM);
    if (item) chosen.set(idOf(item));
  };
  const forget = () => {
    const focused =
      names.contains(document.activeElement) && findAround(document.activeElement as Element, ITEM);
    chosen.set(focused ? idOf(focused) : undefined);
  };
  for (const type of ['pointerover', 'focusin']) scope.listen(names, type, choose);
  scope.listen(names, 'pointerleave', forget);
  scope.listen(names, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && names.contains(relatedTarget))) chosen.set(undefined);
  });
  const owner = scope.owner();
  const [header] = findAll(document, '#siteHeader');
  onResize(names, scope, () => {
    // Centred, its beginning would be above the window, where nobody can scroll to.
    const isTooTall = names.scrollHeight > index.clientHeight;
    owner.claim(names, {
      classes: { show: true, 'too-tall': isTooTall },
      ...(isTooTall && { styles: { top: `${header?.offsetHeight ?? 0}px` } }),
    });
  });
}
