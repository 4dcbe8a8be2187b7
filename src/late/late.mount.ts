// @chunk whole

import type { FeatureScope, PendingRequest } from '../core/entry/feature';
import { defineFeature } from '../core/unit';
import { census } from '../features/census/census.feature';
import { debugOverlay } from '../features/debug/debug.feature';
import { mobileBar } from '../features/mobile-bar/mobile-bar.feature';
import { popupOverlay } from '../features/popup-overlay/popup-overlay.feature';
import { sharedItem } from '../features/shared-item/shared-item.feature';
import { systemError } from '../features/system-error/system-error.feature';
import { editorEvents } from '../hosts/editor-events';
import { checkStyles } from '../style/check-styles';

type LateFeature = (scope: FeatureScope, early: readonly PendingRequest[]) => unknown;

const FEATURES: readonly LateFeature[] = [
  sharedItem,
  mobileBar,
  popupOverlay,
  systemError,
  census,
  debugOverlay,
  editorEvents,
  checkStyles,
];

/** Starts them as `init` would have, each on its own, with the events that they have missed. */
export const unit = defineFeature({
  mount(_, scope, pending) {
    const mounted = scope.inlay.inspect().filter(({ state }) => state === 'mounted');
    const early = [...mounted.map((payload) => ({ name: 'block:mounted', payload })), ...pending];
    for (const feature of FEATURES) {
      const start = scope.guard(() => {
        const end = feature(scope, early);
        if (typeof end === 'function') scope.defer(() => end());
      });
      start();
    }
  },
});
