import type { DataFault } from '../../core/data-fault';
import type { AudioTrack } from '../../media/audio/audio.types';
import { t } from '../../media/audio/audio-messages';
import { readAddress } from '../../media/audio/read-address';
import { Breakpoint } from '../../vocabulary/breakpoints';

/** The nodes that show a player's progress. */
export interface ProgressNodes {
  readonly bar: HTMLElement | null;
  readonly fill: Element | null;
  readonly elapsed: Element | null;
  readonly duration: Element | null;
}

export interface AlbumTrack extends AudioTrack {
  readonly node: HTMLElement;
  readonly progress: ProgressNodes;
}

/** The part of an album block that stands for the track that plays. */
interface CurrentNodes {
  readonly title: Element | null;
  readonly artist: Element | null;
  readonly progress: ProgressNodes;
}

export interface AlbumData {
  readonly title: string;
  readonly tracks: readonly [AlbumTrack, ...AlbumTrack[]];
  /** Numbers, from 1, of the tracks without a recording. */
  readonly silent: readonly number[];
  /** Each plays and pauses. */
  readonly toggles: readonly HTMLElement[];
  readonly plays: readonly HTMLElement[];
  readonly pauses: readonly HTMLElement[];
  readonly previous: readonly HTMLElement[];
  readonly next: readonly HTMLElement[];
  readonly current: CurrentNodes | undefined;
  readonly sizes: AlbumSizes;
}

/** Classes by which theme CSS knows how wide the album is. */
export interface AlbumSizes {
  /** The width in px below which the album has each class, the narrowest first. */
  readonly steps: ReadonlyArray<readonly [name: string, below: number]>;
  /** Whether only one of the classes is set at a time. */
  readonly isExclusive: boolean;
}

/** An album block is small, medium or large. */
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
const NO_SIZES: AlbumSizes = { steps: [], isExclusive: false };

const PLAY_PAUSE = '.album-controls .button,.button-play-pause';

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const readProgress = (node: Element): ProgressNodes => ({
  bar: node.querySelector<HTMLElement>('.track-progress-bar'),
  fill: node.querySelector('.track-progress-bar .play-bar'),
  elapsed: node.querySelector('.timers .elapsed,.track-time'),
  duration: node.querySelector('.timers .duration'),
});

/** In milliseconds on the track, as audio blocks have it. */
function readDuration({ dataset }: HTMLElement): number {
  const seconds = Number(dataset.durationInMs || 0) / 1000;
  return seconds > 0 && Number.isFinite(seconds) ? seconds : 0;
}

function readTrack(node: HTMLElement, album: Omit<AudioTrack, 'url' | 'title' | 'duration'>) {
  const link = node.querySelector('a.link[href],.link a[href],.track-info .title a[href]');
  const url = readAddress(link?.getAttribute('href') ?? node.dataset.url);
  if (!url) return undefined;
  const title = node.dataset.title?.trim() || textOf(node.querySelector('.title,.track-title'));
  return {
    ...album,
    node,
    url,
    title: title || t('audio'),
    artist: node.dataset.artist?.trim() || textOf(node.querySelector('.artist')) || album.artist,
    duration: readDuration(node),
    progress: readProgress(node),
  };
}

/** Reads an album from its markup. */
export function readAlbum(element: HTMLElement): AlbumData | DataFault {
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
  if (!first) return { fault: 'The album has no track with the address of a recording.' };
  const current = element.querySelector('.universal-track');
  const isBlock = Boolean(current || element.querySelector('.universal-controls'));
  const isPage = element.matches('.sqs-audio-playlist');
  return {
    title: title || t('audio'),
    tracks: [first, ...others],
    silent: read.flatMap((track, index) => (track ? [] : index + 1)),
    toggles: all(PLAY_PAUSE),
    plays: all('.universal-controls .play'),
    pauses: all('.universal-controls .pause'),
    previous: all('.universal-controls .prev,.button-previous'),
    next: all('.universal-controls .next,.button-next'),
    current: current
      ? {
          title: current.querySelector('.track-info .title'),
          artist: current.querySelector('.track-info .artist'),
          progress: readProgress(current),
        }
      : undefined,
    sizes: isBlock || element.matches('.sqs-album-block') ? BLOCK_SIZES : isPage ? PAGE_SIZES : NO_SIZES,
  };
}

/** The classes by which theme CSS knows how wide the album is. */
export function sizeClasses({ steps, isExclusive }: AlbumSizes, width: number): Record<string, boolean> {
  const fitting = steps.filter(([, below]) => width < below).map(([name]) => name);
  const chosen = isExclusive ? fitting.slice(0, 1) : fitting;
  return Object.fromEntries(steps.map(([name]) => [name, chosen.includes(name)]));
}
