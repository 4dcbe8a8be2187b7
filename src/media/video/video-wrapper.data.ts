import { parseObject } from '../../data/parse-object';
import { object, strings } from '../../data/shape';
import { readEmbed } from './read-embed';
import { findProvider } from './video-providers';

/** Height ÷ width for embed codes without sizes. */
const DEFAULT_RATIO = 0.563;

/** iOS plays sound only in a frame that was touched itself: unmuted, the video would take a second tap. */
const needsMuting = () => CSS.supports('-webkit-touch-callout', 'none');

/** The server's own messages, if it has any. */
const readTexts = object(strings('playButton invalidVideo'));

interface VideoWrapper {
  /** Of the embed code; undefined when there is none that can be used. */
  readonly url: URL | undefined;
  /** The address that is requested to play it. */
  readonly address: string | undefined;
  readonly title: string | undefined;
  /** Height ÷ width. */
  readonly ratio: number;
  readonly texts: ReturnType<typeof readTexts>;
}

/** Reads the embed code of a `.sqs-video-wrapper`. */
export function readWrapper({ dataset }: HTMLElement): VideoWrapper {
  const { url, title, ratio = DEFAULT_RATIO } = readEmbed(dataset.html) ?? {};
  const provider = url && findProvider(url);
  const address = provider ? provider.embedUrl(url, needsMuting()) : url?.href;
  return { url, title, ratio, address, texts: readTexts(parseObject(dataset.localized)) };
}
