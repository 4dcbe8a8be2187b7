import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { watchSizes } from '../../dom/watch-size';

interface IndexPicture {
  /** Holds the picture, in the layer behind all sections. */
  readonly box: HTMLElement;
  /** The part of the section that the picture belongs behind. */
  readonly title: HTMLElement;
  readonly isFirst: boolean;
}

/** Kept free around the words over a picture. */
const ROOM_PX = 160;
const FULL = 100;
/** How high pictures are, in hundredths of the window: the owner's setting is a class of the body. */
const HEIGHTS: Readonly<Record<string, number>> = {
  'index-image-height-fullscreen': FULL,
  'index-image-height-half': 50,
};
const DEFAULT_HEIGHT = 66;

/** Reads which picture belongs behind which section; nothing where none does. Never throws. */
export function readIndexPictures(layer: HTMLElement): readonly IndexPicture[] | undefined {
  const boxes = findAll(layer, '.image-container');
  const pictures = findAll(document, '.parallax-item').flatMap((section, index) => {
    const box = boxes.find(({ dataset }) => dataset.urlId === section.dataset.urlId);
    const [title] = findAll(section, ':scope > .title-desc-wrapper.has-main-image');
    return box && title ? [{ box, title, isFirst: index === 0 }] : [];
  });
  return pictures.length ? pictures : undefined;
}

/** Hundredths of the window's height. */
export function heightOfPicture(isFirst: boolean, settings: Pick<DOMTokenList, 'contains'>): number {
  if (isFirst && settings.contains('first-index-image-fullscreen')) return FULL;
  return Object.entries(HEIGHTS).find(([name]) => settings.contains(name))?.[1] ?? DEFAULT_HEIGHT;
}

const isOutOfFlow = (element: HTMLElement) => /fixed|absolute/.test(getComputedStyle(element).position);

/**
 * Puts the pictures of an index page behind their sections, and gives the sections their height. Theme CSS has all pictures in one place of the
 * window, where a script would move each of them while the page scrolls. Here they stay with their section.
 */
export const unit = defineUnit({
  read: readIndexPictures,
  mount(pictures, scope, layer) {
    // Without a theme the pictures are in the flow. In narrow windows themes hide the layer, and show a copy in each section.
    const isHidden = !layer.checkVisibility();
    if (!isHidden && !pictures.some(({ box }) => isOutOfFlow(box))) return;
    const owner = scope.owner();
    const [header] = findAll(document, '#header');
    const { classList } = document.body;
    const isOverImage = classList.contains('title--description-position-over-image');
    const isCentred = isOverImage && classList.contains('title--description-alignment-center');
    const place = () => {
      const covered = header?.offsetHeight ?? 0;
      for (const { title, isFirst } of pictures) {
        const [words] = findAll(title, ':scope > .title-desc-inner');
        const least = isOverImage && words ? words.offsetHeight + ROOM_PX : 0;
        const height = `${heightOfPicture(isFirst, classList)}svh - ${isFirst ? covered : 0}px`;
        owner.claim(title, { styles: { 'min-height': `max(${height}, ${least}px)` } });
        if (words && isCentred && isOutOfFlow(words))
          owner.claim(words, {
            styles: { top: '50%', left: '50%', margin: '0', transform: 'translate(-50%, -50%)' },
          });
      }
      if (!layer.checkVisibility()) return;
      owner.claim(layer, {
        styles: { position: 'absolute', top: '0', left: '0', width: '100%', height: '0', transform: 'none' },
      });
      const start = layer.getBoundingClientRect().top;
      const places = pictures.map(({ box, title }) => [box, title.getBoundingClientRect()] as const);
      for (const [box, { top, height }] of places)
        owner.claim(box, {
          styles: {
            position: 'absolute',
            top: `${top - start}px`,
            left: '0',
            width: '100%',
            height: `${height}px`,
            padding: '0',
            transform: 'none',
            overflow: 'hidden',
          },
        });
    };
    scope.defer(watchSizes([document.body, ...pictures.map(({ title }) => title)], scope.guard(place)));
  },
});
