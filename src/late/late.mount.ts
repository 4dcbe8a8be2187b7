// @chunk whole

import type { Feature, FeatureScope, Woken } from '../core/entry/feature';
import { census } from '../features/census/census.feature';
import { debugOverlay } from '../features/debug/debug.feature';
import { mobileBar } from '../features/mobile-bar/mobile-bar.feature';
import { popupOverlay } from '../features/popup-overlay/popup-overlay.feature';
import { systemError } from '../features/system-error/system-error.feature';
import { editorEvents } from '../hosts/editor-events';
import { checkStyles } from '../style/check-styles';

const FEATURES: readonly Feature[] = [
  mobileBar,
  popupOverlay,
  systemError,
  census,
  debugOverlay,
  editorEvents,
  checkStyles,
];

/** Starts them as `init` would have, each on its own, with what has happened while they were on their way. */
export function mount(scope: FeatureScope, woken: readonly Woken[]): () => void {
  const mounted = scope.inlay.inspect().filter(({ state }) => state === 'mounted');
  const early = [...mounted.map((payload) => ({ name: 'block:mounted', payload })), ...woken];
  const ends = FEATURES.flatMap((feature) => {
    try {
      return feature(scope, early) ?? [];
    } catch (error) {
      scope.report('initialize', 'site', error);
      return [];
    }
  });
  return () => {
    for (const end of ends.reverse()) end();
  };
}
