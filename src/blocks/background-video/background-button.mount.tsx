import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import type { Store } from '../../store/store';
import { BackgroundButton } from './background-button.view';
import type { BackgroundState } from './background-video.store';

interface BackgroundButtonOptions {
  readonly store: Store<BackgroundState>;
  readonly onToggle: () => void;
}

/** Draws the button after the box of the video, which takes no clicks. */
export function drawButton(scope: Scope, box: Element, options: BackgroundButtonOptions): void {
  draw(scope, <BackgroundButton {...options} />, { into: box.parentNode ?? box, before: box.nextSibling });
}
