import { fault, type ReadData } from '../../core/unit';
import type { AudioTrack } from '../../media/audio/audio.types';
import { t } from '../../media/audio/audio-messages';
import { readAddress } from '../../media/audio/read-address';
import { Breakpoint } from '../../vocabulary/breakpoints';

/** The classes by which theme CSS knows how wide the album is. */
interface AlbumSizes {
  /** The width in px below which the album has each class, the narrowest first. */
  readonly steps: ReadonlyArray<readonly [name: string, below: number]>;
  /** Whether only one of the classes is set at a time. */
  readonly isExclusive: boolean;
}

const BLOCK_SIZES: AlbumSizes = {
  steps: [
    ['sm', 640],
    ['md', Breakpoint.desktop],
    ['lg', Number.POSITIVE_INFINITY],
  ],
  isExclusive: true,
};
/** A phone is a tablet, too: theme CSS counts on both. */
const PAGE_SIZES: AlbumSizes = {
  steps: [
    ['phone', 480],
    ['tablet', Breakpoint.desktop],
  ],
  isExclusive: false,
};

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export type ProgressNodes = ReturnType<typeof readProgress>;

const readProgress = (node: Element) => ({
  bar: node.querySelector<HTMLElement>('.track-progress-bar'),
  fill: node.querySelector('.track-progress-bar .play-bar'),
  elapsed: node.querySelector('.timers .elapsed,.track-time'),
  duration: node.querySelector('.timers .duration'),
});

export type AlbumTrack = NonNullable<ReturnType<typeof readTrack>>;

function readTrack(node: HTMLElement, album: Pick<AudioTrack, 'album' | 'artist' | 'artwork'>) {
  const link = node.querySelector('a.link[href],.link a[href],.track-info .title a[href]');
  const url = readAddress(link?.getAttribute('href') ?? node.dataset.url);
  if (!url) return undefined;
  const seconds = Number(node.dataset.durationInMs || 0) / 1000;
  return {
    ...album,
    node,
    url,
    title: node.dataset.title?.trim() || textOf(node.querySelector('.title,.track-title')) || t('audio'),
    artist: node.dataset.artist?.trim() || textOf(node.querySelector('.artist')) || album.artist,
    duration: seconds > 0 && Number.isFinite(seconds) ? seconds : 0,
    progress: readProgress(node),
  };
}

export type AlbumData = ReadData<ReturnType<typeof readAlbum>>;

export function readAlbum(element: HTMLElement) {
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const title = textOf(element.querySelector('.album-title'));
  const image = element.querySelector<HTMLImageElement>('.album-cover img');
  const album = {
    album: title,
    artist: textOf(element.querySelector('.album-artist-name')),
    artwork: readAddress(image?.dataset.src || image?.currentSrc || image?.src)?.href ?? '',
  };
  const read = all('.track').map((node) => readTrack(node, album));
  const [first, ...others] = read.flatMap((track) => track ?? []);
  if (!first) return fault('The album has no track with the address of a recording.');
  const tracks: readonly [AlbumTrack, ...AlbumTrack[]] = [first, ...others];
  const current = element.querySelector('.universal-track');
  const isBlock =
    current || element.querySelector('.universal-controls') || element.matches('.sqs-album-block');
  return {
    title: title || t('audio'),
    tracks,
    /** Numbers, from 1, of the tracks without a recording. */
    silent: read.flatMap((track, index) => (track ? [] : index + 1)),
    toggles: all('.album-controls .button,.button-play-pause'),
    plays: all('.universal-controls .play'),
    pauses: all('.universal-controls .pause'),
    previous: all('.universal-controls .prev,.button-previous'),
    next: all('.universal-controls .next,.button-next'),
    current: current && {
      title: current.querySelector('.track-info .title'),
      artist: current.querySelector('.track-info .artist'),
      progress: readProgress(current),
    },
    sizes: isBlock ? BLOCK_SIZES : element.matches('.sqs-audio-playlist') ? PAGE_SIZES : undefined,
  };
}

export function sizeClasses({ steps, isExclusive }: AlbumSizes, width: number): Record<string, boolean> {
  const fitting = steps.filter(([, below]) => width < below).map(([name]) => name);
  const chosen = isExclusive ? fitting.slice(0, 1) : fitting;
  return Object.fromEntries(steps.map(([name]) => [name, chosen.includes(name)]));
}
