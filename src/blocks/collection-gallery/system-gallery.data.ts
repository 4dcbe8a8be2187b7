import { fault } from '../../core/unit';
import { flag, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { textOf } from '../../dom/text-of';
import { isTransition } from '../../gallery/transitions/find-transition';

/** The settings: classes of the body, and values of the style editor. */
type SiteStyles = Readonly<{ classes: Iterable<string>; tweaks: Readonly<Record<string, unknown>> }>;

/** Turns `3:2 Standard` into `32-standard`, as in class names. */
const toWord = (value: unknown) =>
  typeof value === 'string'
    ? value
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s+/g, '-')
    : '';

/**
 * Height in percent of the width, from the name of a ratio; 0 for names without numbers, such as `auto`.
 * @example readRatio('169-widescreen'); // 56.25
 */
export function readRatio(word: string): number {
  const [, width = 0, height = 0] = (/^(\d+)(\d)(?:-|$)/.exec(word) ?? []).map(Number);
  // `2.40:1` is `2401`.
  return width && height ? (100 * height) / (width < 100 ? width : width / 100) : 0;
}

/** A number that may have a unit: `350px`, `3`. Undefined where it is missing, or not positive. */
function readPositive(tweaks: SiteStyles['tweaks'], name: string, warn?: WarnShape): number | undefined {
  const value = tweaks[name];
  if (value === undefined || value === null) return undefined;
  const read = Number.parseFloat(`${value}`);
  if (read > 0) return read;
  // A gutter may be 0.
  if (read !== 0) warn?.(name, 'number', value);
  return undefined;
}

/** The text of a slide is in it, or elsewhere in the gallery with the slide's id. Undefined where it is empty. */
function findText(slide: HTMLElement, metas: readonly HTMLElement[]): HTMLElement | undefined {
  const { slideId } = slide.dataset;
  const meta = metas.find(
    (one) => slide.contains(one) || (slideId !== undefined && one.dataset.slideId === slideId),
  );
  return meta && (textOf(meta, '.title') || textOf(meta, '.description')) ? meta : undefined;
}

function readSettings({ classes: names, tweaks }: SiteStyles, warn?: WarnShape) {
  const classes = [...names];
  /** The class counts, since theme CSS goes by it. */
  const wordOf = (name: string) =>
    classes.find((one) => one.startsWith(`${name}-`))?.slice(name.length + 1) ?? toWord(tweaks[name]);
  const isOn = (name: string) => classes.includes(name) || flag()(tweaks[name]);
  const transition = wordOf('gallery-transitions');
  const seconds = readPositive(tweaks, 'galleryAutoplaySpeed', warn);
  return {
    design: wordOf('gallery-design'),
    fillsBox: isOn('gallery-auto-crop'),
    // Without the class, theme CSS makes them transparent.
    hasArrows: classes.includes('gallery-show-arrows'),
    hasThumbnails: wordOf('gallery-navigation') === 'thumbnails',
    transition: isTransition(transition) ? transition : 'fade',
    autoplay: isOn('gallery-autoplay') || isOn('gallery-auto-play'),
    timeout: seconds && seconds * 1000,
    loop: isOn('gallery-loop'),
    /** Height of the slideshow in percent of its width; 0: that of the widest image. */
    ratio: readRatio(wordOf('gallery-aspect-ratio')),
    grid: {
      columnWidth: readPositive(tweaks, 'gridSize', warn),
      gutter: readPositive(tweaks, 'gridSpacing', warn),
      /** The aspect ratio of each slide; 0 for that of its image. */
      ratio: readRatio(wordOf('aspect-ratio')),
    },
    lightbox: classes.includes('lightbox-style-light') ? ('light' as const) : ('dark' as const),
  };
}

/** Reads a system gallery from its markup and the page's settings. Never throws; a fault where it has no list of slides. */
export function readSystemGallery(element: HTMLElement, styles: SiteStyles, warn?: WarnShape) {
  const list = element.querySelector<HTMLElement>('.slides');
  if (!list) return fault('The system gallery has no list of slides.');
  const slides = findAll(list, '.slide');
  const metas = findAll(element, '.slide-meta');
  return {
    kind: 'system' as const,
    list,
    slides,
    texts: slides.map((slide) => findText(slide, metas)),
    thumbnails: element.querySelector<HTMLElement>('.thumbnail-wrapper') ?? undefined,
    arrows: findAll(element, '.arrow'),
    elements: {
      next: findAll(element, '.next-slide,.simple .next'),
      previous: findAll(element, '.previous-slide,.simple .previous'),
      controls: findAll(element, '.dots,.numbers,.circles'),
      currentIndex: findAll(element, '.current-index'),
      totalSlides: findAll(element, '.total-slides'),
    },
    ...readSettings(styles, warn),
  };
}
