import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { playLabel } from '../../media/audio/adopt-button';
import type { AudioTrack } from '../../media/audio/audio.types';
import { t } from '../../media/audio/audio-messages';
import type { AudioPlayer } from '../../media/audio/audio-player';
import { formatTime, spellPosition } from '../../media/audio/audio-time';
import { seekStep } from '../../media/audio/seek-bar';
import { useScope, useScopeId, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './audio-download.messages.json';

const ownText = createMessages(messages);

interface AudioViewProps {
  readonly track: AudioTrack;
  readonly showsDownload: boolean;
  readonly player: AudioPlayer;
}

/** The player. Its classes are the platform's: site owners dress them. */
export function AudioView({ track, showsDownload, player }: AudioViewProps): ReactNode {
  const { guard } = useScope();
  const titleId = useScopeId();
  const { status, isWaiting, time, duration } = useStore(player);
  const { url, title, artist } = track;
  const isPlaying = status === 'playing';
  const state = status === 'failed' ? 'stopped' : status;
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes style fieldsets as parts of forms
    <div
      className={`sqs-widgets-audio-player ${state}${isWaiting ? ' inlay-audio-waiting' : ''}`}
      role="group"
      aria-labelledby={titleId}
    >
      <div className="sqs-widgets-audio-player-content">
        <div className="player">
          <button
            type="button"
            className="action"
            aria-label={playLabel(isPlaying, title)}
            onClick={guard(player.toggle)}
          >
            {isPlaying ? (
              <span className="pause" />
            ) : (
              <span className="play">
                <span className="play-button" />
              </span>
            )}
          </button>
          <div className="title-wrapper">
            <div className="title" id={titleId} title={title} dir="auto">
              {title}
            </div>
            {artist && (
              <div className="artistName" dir="auto">
                {artist}
              </div>
            )}
          </div>
          <div className="time" aria-hidden="true">
            <span className="progress">{formatTime(time)}</span>
            {duration > 0 && <span className="total">{formatTime(duration)}</span>}
          </div>
          {showsDownload && (
            <a className="download" href={url.href} download aria-label={ownText('downloadTitle', { title })}>
              {ownText('download')}
            </a>
          )}
        </div>
        <SeekBar player={player} />
      </div>
    </div>
  );
}

/** A native slider over the platform's progress bar. Uncontrolled, so that a visitor's drag and playback do not fight. */
function SeekBar({ player }: Pick<AudioViewProps, 'player'>): ReactNode {
  const { guard } = useScope();
  const { time, duration } = useStore(player);
  const slider = useRef<HTMLInputElement>(null);
  const share = duration > 0 ? Math.min(time / duration, 1) : 0;
  useLayoutEffect(() => {
    if (!slider.current) return;
    slider.current.max = `${duration}`;
    slider.current.value = `${time}`;
  }, [time, duration]);
  const onKeyDown = guard((event: KeyboardEvent) => {
    const step = seekStep(event.key);
    if (step === undefined) return;
    event.preventDefault();
    player.seek(player.get().time + step);
  });
  return (
    // Time runs from left to right in every script, as on the bars that servers send.
    <div className="track" dir="ltr" style={{ '--inlay-audio-played': `${share * 100}%` } as CSSProperties}>
      <div className="played" />
      <input
        ref={slider}
        type="range"
        className="inlay-audio-seek"
        min={0}
        step="any"
        defaultValue={0}
        disabled={!(duration > 0)}
        aria-label={t('seek')}
        aria-valuetext={spellPosition(time, duration)}
        onInput={guard(({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          player.seek(currentTarget.valueAsNumber),
        )}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
