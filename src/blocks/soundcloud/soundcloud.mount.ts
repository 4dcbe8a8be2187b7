import { defineUnit, fault } from '../../core/unit';
import { createMessages } from '../../text/messages';
import messages from './soundcloud.messages.json';

/** Undefined for a block without a player. */
export function readSoundcloud(element: Element) {
  const frame = element.querySelector('iframe');
  const address = frame?.getAttribute('src') || frame?.dataset.src;
  if (!frame || !address) return undefined;
  const player = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  const played = player?.searchParams.get('url');
  return played
    ? { frame, isPlaylist: played.includes('/playlists/') }
    : fault(
        `URL parse issue: ${address} does not name what to play, so the block keeps its height. Check its embed code.`,
      );
}

const t = createMessages(messages);

export const unit = defineUnit({
  read: readSoundcloud,
  /** Gives a playlist the class for which theme CSS makes it higher, and a player without a name one. */
  mount({ frame, isPlaylist }, scope, element) {
    const owner = scope.owner();
    owner.claim(element, { classes: { isPlaylist } });
    if (!frame.title) owner.claim(frame, { attributes: { title: t('player') } });
  },
});
