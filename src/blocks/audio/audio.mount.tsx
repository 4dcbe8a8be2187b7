import { defineUnit } from '../../core/unit';
import { createAudioPlayer } from '../../media/audio/audio-player';
import { draw } from '../../react/draw';
import { adoptPlayer } from './adopt-player';
import { readAudio } from './audio.data';
import { AudioView } from './audio.view';
import './audio.css';

export const unit = defineUnit({
  read: readAudio,
  /** Keeps the browser's own player, or the server's nodes, where the markup has them; draws a player elsewhere. */
  mount({ track, showsDownload, native, nodes }, scope, element) {
    const player = createAudioPlayer(scope, track, { notesInto: element, ...(native && { audio: native }) });
    if (native) return player;
    if (nodes) adoptPlayer(scope, nodes, player, track.title);
    else
      draw(scope, <AudioView track={track} showsDownload={showsDownload} player={player} />, {
        into: element,
      });
    return player;
  },
});
