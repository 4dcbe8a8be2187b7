import { defineUnit } from '../../core/unit';
import { createMessages } from '../../text/messages';
import { readSoundcloud } from './soundcloud.data';
import messages from './soundcloud.messages.json';

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
