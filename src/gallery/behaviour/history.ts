import { isInEditorFrame } from '../../context/page-facts';
import { decodePart, encodePart } from '../../text/address-part';
import type { Behaviour } from '../model/gallery-context';

const KEY = 'itemId';

/** Without a regular expression: one for the end would take quadratic time for a long row of slashes. */
function trimSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (start < end && path[start] === '/') start += 1;
  while (start < end && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

const lastSegment = (path: string): string => decodePart(trimSlashes(path).split('/').at(-1) ?? '');

/** Names of slides in the address: `#itemId=…`, `?itemId=…`, or the last part of its path. */
export function wantedSlides({ hash, search, pathname }: Pick<Location, 'hash' | 'search' | 'pathname'>) {
  const inHash = new URLSearchParams(hash.replace(/^#[/!]*/, '')).get(KEY);
  const inQuery = new URLSearchParams(search).get(KEY);
  return [inHash, inQuery, lastSegment(pathname)].filter((name): name is string => Boolean(name));
}

/** The index of the first slide with one of these ids or addresses; -1 if there is none. */
export function findSlide(slides: readonly HTMLElement[], wanted: readonly string[]): number {
  for (const name of wanted) {
    const segment = lastSegment(name);
    const index = slides.findIndex(
      ({ dataset }) =>
        name === dataset.slideId || (dataset.slideUrl && segment === lastSegment(dataset.slideUrl)),
    );
    if (index >= 0) return index;
  }
  return -1;
}

/** The address of a slide: the collection's, followed by the slide's own part; without a collection, in the hash. */
export function addressOf(
  { slideUrl, slideId }: Readonly<Record<string, string | undefined>>,
  collectionUrl: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const name = slideUrl ? trimSlashes(slideUrl) : slideId && encodePart(slideId);
  if (!name) return undefined;
  const base = trimSlashes(collectionUrl);
  if (!base)
    return `${pathname}${search}#${new URLSearchParams({ [KEY]: slideUrl ? lastSegment(name) : (slideId ?? '') })}`;
  // Some slides have their whole path.
  return `/${name.startsWith(`${base}/`) ? name : `${base}/${name}`}${search}`;
}

/** Starts at the slide that the address names, and keeps the address up to date. Never adds to the visitor's history. */
export const historyHash: Behaviour = ({ gallery, slides, scope }) => {
  if (!gallery.attributes.historyHash || isInEditorFrame(scope.context)) return;
  const wanted = findSlide(slides, wantedSlides(location));
  if (wanted >= 0) gallery.start(wanted);
  gallery.on('change', ({ currentIndex }) => {
    const { fullUrl } = scope.context.collection;
    const address = addressOf(slides[currentIndex]?.dataset ?? {}, fullUrl, location);
    if (address) history.replaceState(history.state, '', address);
  });
};
