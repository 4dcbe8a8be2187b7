import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { OWN_CLICK } from '../../dom/own-interaction';
import { onResize } from '../../dom/watch-size';
import { adoptButton, insertText, playLabel } from '../../media/audio/adopt-button';
import { t } from '../../media/audio/audio-messages';
import type { AudioPlayer } from '../../media/audio/audio-player';
import { formatTime } from '../../media/audio/audio-time';
import { readAddress } from '../../media/audio/read-address';
import { adoptSeekBar } from '../../media/audio/seek-bar';
import './album.css';
import { type AlbumData, type AlbumTrack, type ProgressNodes, readAlbum, sizeClasses } from './album.data';
import { type AlbumStore, albumClaims, createAlbumStore, trackClaims } from './album.store';

/** The server's own text is left alone. */
const insertIfEmpty = (scope: Scope, node: Element | null) =>
  node && !node.textContent.trim() ? insertText(scope.owner(), node) : undefined;

function showProgress(scope: Scope, player: AudioPlayer, { bar, fill, elapsed, duration }: ProgressNodes) {
  if (bar) adoptSeekBar(scope, { bar, fill, player });
  const setElapsed = elapsed && insertText(scope.owner(), elapsed);
  const setDuration = insertIfEmpty(scope, duration);
  scope.follow(player, (state) => {
    setElapsed?.(formatTime(state.time));
    setDuration?.(state.duration > 0 ? formatTime(state.duration) : '');
  });
}

/** The nodes of a track that can be a button, the best first: a link must not lie in another button. */
const CONTROLS = ['.title a,.track-title a,a.link', '.title,.track-title'];

function findControl({ node }: AlbumTrack): HTMLElement {
  const known = CONTROLS.flatMap((selector) => [...node.querySelectorAll<HTMLElement>(selector)]);
  return known.find((control) => control.getClientRects().length > 0) ?? node;
}

function adoptTrack(scope: Scope, album: AlbumStore, [index, track]: readonly [number, AlbumTrack]): void {
  const { node, url, title, progress } = track;
  const press = () => album.toggleTrack(index);
  const setLabel = adoptButton(scope, findControl(track), press);
  scope.listen(node, 'click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(OWN_CLICK) : null;
    if (pressed && pressed !== node && node.contains(pressed)) {
      // A download or a shop keeps its link; one to the recording would leave the page for it.
      if (readAddress(pressed.getAttribute('href'))?.href !== url.href || pressed.hasAttribute('download'))
        return;
      event.preventDefault();
    }
    press();
  });
  scope.bind(node, album, ({ current }) => trackClaims(current === index));
  let part: ReturnType<Scope['part']> | undefined;
  scope.follow(album, ({ current, isPlaying }) => {
    const isCurrent = current === index;
    setLabel(playLabel(isCurrent && isPlaying, title));
    if (isCurrent === Boolean(part)) return;
    part?.end();
    part = isCurrent ? scope.part() : undefined;
    if (part) showProgress(part, album.player, progress);
  });
}

function adoptControls(scope: Scope, album: AlbumStore, data: AlbumData): void {
  const { title, toggles, plays, pauses, previous, next } = data;
  const toggle = toggles.map((node) => adoptButton(scope, node, album.toggle));
  scope.follow(album, ({ isPlaying }) => {
    for (const setLabel of toggle) setLabel(playLabel(isPlaying, title));
  });
  for (const node of plays) adoptButton(scope, node, album.toggle)(playLabel(false, title));
  for (const node of pauses) adoptButton(scope, node, album.pause)(playLabel(true, title));
  for (const node of previous) adoptButton(scope, node, album.previous)(t('previous'));
  for (const node of next) adoptButton(scope, node, album.next)(t('next'));
}

function adoptCurrent(scope: Scope, album: AlbumStore, { current: nodes, tracks }: AlbumData): void {
  if (!nodes) return;
  showProgress(scope, album.player, nodes.progress);
  const setTitle = insertIfEmpty(scope, nodes.title);
  const setArtist = insertIfEmpty(scope, nodes.artist);
  scope.follow(album, ({ current }) => {
    const track = current === undefined ? undefined : tracks[current];
    setTitle?.(track?.title ?? '');
    setArtist?.(track?.artist ?? '');
  });
}

export const unit = defineUnit({
  read: readAlbum,
  mount(data, scope, element) {
    const { tracks, silent, sizes } = data;
    const album = createAlbumStore(scope, tracks, element);
    scope.bind(element, album, albumClaims);
    if (sizes) {
      const owner = scope.owner();
      const measure = () => owner.claim(element, { classes: sizeClasses(sizes, element.clientWidth) });
      measure();
      onResize(element, scope, measure);
    }
    adoptControls(scope, album, data);
    adoptCurrent(scope, album, data);
    for (const entry of tracks.entries()) adoptTrack(scope, album, entry);
    for (const number of silent)
      scope.warn(
        'read',
        `Track ${number} does not link to a recording, so it cannot be played. Check its link.`,
      );
    return album;
  },
});
