import type { DataFault } from '../../core/data-fault';
import { defineUnit } from '../../core/unit';
import { createMessages } from '../../text/messages';
import messages from './soundcloud.messages.json';

interface SoundcloudData {
  readonly frame: HTMLIFrameElement;
  /** Whether it plays several tracks, and so needs room for their list. */
  readonly isPlaylist: boolean;
}

/** Reads a SoundCloud block; undefined for one without a player. */
export function readSoundcloud(element: Element): SoundcloudData | DataFault | undefined {
  const frame = element.querySelector('iframe');
  const address = frame?.getAttribute('src') || frame?.dataset.src;
  if (!frame || !address) return undefined;
  const player = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  const played = player?.searchParams.get('url');
  if (!played)
    return {
      fault: `URL parse issue: ${address} does not name what to play, so the block keeps its height. Check its embed code.`,
    };
  return { frame, isPlaylist: played.includes('/playlists/') };
}

const t = createMessages(messages);

export const unit = defineUnit({
  read: readSoundcloud,
  /** Gives a playlist the height that theme CSS has for it, and a player without a name one. */
  mount({ frame, isPlaylist }, scope, element) {
    const owner = scope.owner();
    owner.claim(element, { classes: { isPlaylist } });
    if (!frame.title) owner.claim(frame, { attributes: { title: t('player') } });
  },
});
