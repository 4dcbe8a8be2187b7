import { fault } from '../../core/unit';
import { flag, number, object, string, type WarnShape } from '../../data/shape';
import { t } from '../../media/audio/audio-messages';
import { readAddress } from '../../media/audio/read-address';

const readAttributes = object({
  url: string(),
  assetUrl: string(),
  audioAssetUrl: string(),
  title: string(),
  untitled: string(),
  author: string(),
  showDownload: flag(),
  durationInMs: number(0),
  lengthInMilliSeconds: number(0),
});

export type ServerPlayer = NonNullable<ReturnType<typeof readServerPlayer>>;

function readServerPlayer(element: Element) {
  const widget = element.querySelector<HTMLElement>('.sqs-widgets-audio-player');
  const action = widget?.querySelector<HTMLElement>('.action');
  if (!widget || !action) return undefined;
  return {
    widget,
    action,
    track: widget.querySelector<HTMLElement>('.track'),
    played: widget.querySelector('.played'),
    progress: widget.querySelector('.time .progress'),
    total: widget.querySelector('.time .total'),
  };
}

/** An empty attribute is a missing one: servers print all of them. */
const filled = ({ dataset }: HTMLElement) =>
  Object.fromEntries(Object.entries(dataset).filter(([, value]) => value?.trim()));

/** Undefined for a block without a recording. */
export function readAudio(element: HTMLElement, warn?: WarnShape) {
  const native = element.querySelector('audio') ?? undefined;
  const settings = readAttributes(filled(element), '', warn);
  const address =
    settings.url || settings.assetUrl || settings.audioAssetUrl || native?.currentSrc || native?.src;
  if (element.classList.contains('sqs-block-is-placeholder') || !address) return undefined;
  const url = readAddress(address);
  if (!url) return fault(`The audio block's address (${address}) is not that of a file.`);
  const milliseconds = settings.durationInMs || settings.lengthInMilliSeconds;
  return {
    track: {
      url,
      title: settings.title.trim() || settings.untitled || t('audio'),
      artist: settings.author.trim(),
      album: '',
      artwork: '',
      duration: Math.max(milliseconds / 1000, 0),
    },
    showsDownload: settings.showDownload,
    /** The browser's own player in the markup. */
    native,
    nodes: readServerPlayer(element),
  };
}
