import './audio.css';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { flag, number, object, strings, type WarnShape } from '../../data/shape';
import { adoptButton, insertText, playLabel } from '../../media/audio/adopt-button';
import type { AudioTrack } from '../../media/audio/audio.types';
import { t } from '../../media/audio/audio-messages';
import { type AudioPlayer, createAudioPlayer } from '../../media/audio/audio-player';
import { formatTime, spellPosition } from '../../media/audio/audio-time';
import { readAddress } from '../../media/audio/read-address';
import { adoptSeekBar, seekByKeys } from '../../media/audio/seek-bar';
import { draw } from '../../react/draw';
import { useScope, useScopeId, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './audio-download.messages.json';

const readAttributes = object({
  ...strings('url assetUrl audioAssetUrl title untitled author'),
  showDownload: flag(),
  durationInMs: number(0),
  lengthInMilliSeconds: number(0),
});

type ServerPlayer = NonNullable<ReturnType<typeof readServerPlayer>>;

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
    native,
    nodes: readServerPlayer(element),
  };
}

const ownText = createMessages(messages);

type AudioViewProps = Readonly<{ track: AudioTrack; showsDownload: boolean; player: AudioPlayer }>;

/** Its classes are the platform's: site owners style them. */
function AudioView({ track, showsDownload, player }: AudioViewProps): ReactNode {
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
function SeekBar({ player }: { readonly player: AudioPlayer }): ReactNode {
  const { guard } = useScope();
  const { time, duration } = useStore(player);
  const slider = useRef<HTMLInputElement>(null);
  const share = duration > 0 ? Math.min(time / duration, 1) : 0;
  useLayoutEffect(() => {
    if (!slider.current) return;
    slider.current.max = `${duration}`;
    slider.current.value = `${time}`;
  }, [time, duration]);
  const onKeyDown = guard(seekByKeys(player));
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

/** Brings a player that the server has rendered to life. `title` is the track's. */
function adoptPlayer(
  scope: Scope,
  player: AudioPlayer,
  { nodes, title }: { nodes: ServerPlayer; title: string },
) {
  const { widget, action, track, played, progress, total } = nodes;
  const owner = scope.owner();
  const setElapsed = progress && insertText(owner, progress);
  // A length that the server has printed is left alone.
  const setTotal = total && !total.textContent.trim() ? insertText(owner, total) : undefined;
  const setLabel = adoptButton(scope, action, player.toggle);
  scope.bind(widget, player, ({ status }) => ({
    classes: {
      playing: status === 'playing',
      paused: status === 'paused',
      stopped: status === 'stopped' || status === 'failed',
    },
  }));
  scope.follow(player, ({ status, time, duration }) => {
    setLabel(playLabel(status === 'playing', title));
    setElapsed?.(formatTime(time));
    setTotal?.(duration > 0 ? formatTime(duration) : '');
  });
  if (track) adoptSeekBar(scope, { bar: track, fill: played, player });
}

export const unit = defineUnit({
  read: readAudio,
  /** Keeps the browser's own player, or the server's nodes, if the markup has them; otherwise draws a player. */
  mount({ track, showsDownload, native, nodes }, scope, element) {
    const player = createAudioPlayer(scope, track, { notesInto: element, audio: native });
    if (native) return player;
    if (nodes) adoptPlayer(scope, player, { nodes, title: track.title });
    else
      draw(scope, <AudioView track={track} showsDownload={showsDownload} player={player} />, {
        into: element,
      });
    return player;
  },
});
