import type { Scope } from '../../core/scope';
import { isPressable, onPress } from '../../dom/on-press';
import { t } from './audio-messages';

/** Makes a server's node a button; returns the call that names it. */
export function adoptButton(scope: Scope, node: HTMLElement, pressed: () => void): (label: string) => void {
  const owner = scope.owner();
  onPress(node, scope, (event) => {
    event.preventDefault();
    // The track around it would also respond to the click.
    event.stopPropagation();
    pressed();
  });
  return (label) =>
    owner.claim(node, {
      attributes: {
        ...(!(node instanceof HTMLButtonElement) && { role: 'button' }),
        ...(!isPressable(node) && { tabindex: '0' }),
        'aria-label': label,
      },
    });
}

/** The next action of a button that plays and pauses. */
export const playLabel = (isPlaying: boolean, title: string): string =>
  t(isPlaying ? 'pause' : 'play', { title });
