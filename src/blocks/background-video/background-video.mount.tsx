/** @jsxImportSource ../../react/static */
import { needsEmbedConsent } from '../../consent/embed-consent';
import type { Part, Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { insertHost, placeAfter } from '../../dom/create-host';
import { findAround } from '../../dom/find-all';
import { watchOnScreen } from '../../dom/on-screen';
import { watchMotion } from '../../dom/reduced-motion';
import { emptyAlt } from '../../media/image/empty-alt';
import { loadImage } from '../../media/image/load-image';
import { allowsAutoplay } from '../../media/video/allows-autoplay';
import { createStore } from '../../store/store';
import { BackgroundButton, type BackgroundState } from './background-button.view';
import { type BackgroundPlayer, createFilePlayer, createServicePlayer } from './background-player';
import './background-video.css';

function loadFallback(element: HTMLElement, scope: Scope): void {
  const image = element.querySelector<HTMLImageElement>('.custom-fallback-image');
  if (!image) return;
  // By this state themes show it instead of the video.
  scope.owner().claim(element, { classes: { mobile: true } });
  scope.defer(
    loadImage(image, {
      owner: scope.owner(),
      box: element,
      mode: 'cover',
      ...emptyAlt(image),
      onFault: (message) => scope.warn('handler', message),
    }),
  );
}

/**
 * Plays a video behind a section while it is in view. Visitors who prefer reduced motion or save data see its fallback
 * image, as do those without the consent that the site's policy asks for. A button pauses it.
 */
export const unit = defineUnit({
  controllers: '[data-controller*=VideoBackground]',
  mount(element: HTMLElement, scope) {
    const store = createStore<BackgroundState>('still');
    const isFile = element.classList.contains('sqs-video-background-native');
    let playing: { readonly part: Part; readonly player: BackgroundPlayer } | undefined;
    let isOnScreen = false;
    let isPaused = false;
    let hasFailed = false;

    /** Shows the fallback image. */
    const stop = () => {
      playing?.part.end();
      playing = undefined;
      store.set('still');
    };
    const failed = (message: string) => {
      scope.warn('handler', message);
      hasFailed = true;
      stop();
    };
    const toggle = () => {
      isPaused = !isPaused;
      update();
    };
    /** After the box of the video, which takes no clicks; the layers of a cover page would cover it. */
    const drawButton = (part: Part) => {
      const button = <BackgroundButton scope={part} store={store} onToggle={scope.guard(toggle)} />;
      insertHost(part, placeAfter(findAround(element, '.sqs-slide-wrapper') ?? element), button);
    };
    const begin = () => {
      const part = scope.part();
      const create = isFile ? createFilePlayer : createServicePlayer;
      const player = create(element, part, {
        onPlaying() {
          player?.element.classList.add('ready', 'loaded');
          part.owner().claim(element, { classes: { mobile: false } });
          // Messages from before the player listened are lost.
          if (store.get() !== 'moving') player?.pause();
        },
        onFault: failed,
      });
      if (!player) {
        part.end();
        return failed('The background does not name a video that can be played.');
      }
      playing = { part, player };
      part.owner().insert(player.element, element);
      // A link must not contain a button.
      if (!element.closest('a')) drawButton(part);
    };
    const update = scope.guard(() => {
      const mayPlay = !hasFailed && allowsAutoplay() && (isFile || !needsEmbedConsent(scope));
      if (!mayPlay) stop();
      else if (isOnScreen && !isPaused) {
        if (!playing) begin();
        playing?.player.play();
        if (playing) store.set('moving');
      } else {
        playing?.player.pause();
        store.set(isPaused ? 'held' : 'still');
      }
    });

    loadFallback(element, scope);
    scope.defer(
      watchOnScreen(element, (is) => {
        isOnScreen = is;
        update();
      }),
    );
    scope.defer(watchMotion(update));
    scope.defer(scope.consent.subscribe(update));
    return store;
  },
});
