// @chunk unlisted

import { needsEmbedConsent } from '../../consent/embed-consent';
import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { watchOnScreen } from '../../dom/on-screen';
import { emptyAlt } from '../../media/image/empty-alt';
import { loadImage } from '../../media/image/load-image';
import { allowsAutoplay, watchMotion } from '../../media/video/allows-autoplay';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import { type BackgroundPlayer, createFilePlayer, createServicePlayer } from './background-player';
import messages from './background-video.messages.json';
import './background-video.css';

const t = createMessages(messages);

/** What is seen: the picture in place of the video, the video moving, or the video held by the visitor. */
export type BackgroundState = 'still' | 'moving' | 'held';

/**
 * Plays a video behind a section while it is seen. Visitors who want less motion or less data, and those who have not
 * agreed where the site's policy asks them, see its picture. A button holds it.
 */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const { owner, guard, consent } = scope;
  const store = createStore<BackgroundState>('still');
  const isFile = element.classList.contains('sqs-video-background-native');
  const fallback = element.querySelector<HTMLImageElement>('.custom-fallback-image');
  const onFault = guard((message: string) => {
    scope.warn('handler', message);
    end();
  });
  const cancelImage =
    fallback &&
    loadImage(fallback, {
      owner,
      box: element,
      mode: 'cover',
      ...emptyAlt(fallback),
      onFault: (message) => scope.warn('handler', message),
    });

  let player: BackgroundPlayer | undefined;
  let isOnScreen = false;
  let isHeld = false;
  let hasFailed = false;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'inlay-background-button background-pause-button';
  const ui = document.createElement('inlay-ui');
  ui.append(button);

  const label = () => {
    button.setAttribute('aria-label', t(isHeld ? 'play' : 'pause'));
    button.classList.toggle('inlay-background-button--held', isHeld);
  };
  const end = () => {
    hasFailed = true;
    player?.destroy();
    if (player) owner.release(player.element);
    player = undefined;
    owner.release(ui);
    store.set('still');
  };
  const begin = () => {
    const create = isFile ? createFilePlayer : createServicePlayer;
    player = create(element, {
      onPlaying() {
        player?.element.classList.add('ready');
        // What was said before the player listened is lost.
        if (store.get() !== 'moving') player?.pause();
      },
      onFault,
    });
    if (!player) {
      onFault('The background names no video that can be played.');
      return;
    }
    owner.insert(player.element, element);
    label();
    // After the box, which takes no clicks; a link around it may hold no button.
    if (!element.closest('a')) owner.insert(ui, element.parentNode ?? element, element.nextSibling);
  };
  const update = guard(() => {
    const mayPlay = !hasFailed && allowsAutoplay() && (isFile || !needsEmbedConsent(scope));
    if (isOnScreen && mayPlay && !isHeld) {
      if (!player) begin();
      player?.play();
      if (player) store.set('moving');
    } else {
      player?.pause();
      store.set(isHeld ? 'held' : 'still');
    }
  });
  button.addEventListener('click', () => {
    isHeld = !isHeld;
    label();
    update();
  });
  const ends = [
    watchOnScreen(element, (is) => {
      isOnScreen = is;
      update();
    }),
    watchMotion(update),
    consent.subscribe(update),
    () => cancelImage?.(),
    () => player?.destroy(),
  ];
  return {
    store,
    destroy() {
      for (const stop of ends) stop();
    },
  };
}
