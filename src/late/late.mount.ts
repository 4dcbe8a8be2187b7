// @chunk whole

import type { EventName } from '../core/entry/bus';
import type { FeatureScope, PendingRequest } from '../core/entry/feature';
import type { ChunkMap } from '../core/entry/load-chunk';
import { defineFeature } from '../core/unit';
import { whenIdle } from '../dom/idle';
import { anchors } from '../features/anchors/anchors.feature';
import { watchCalls } from '../features/call-checks/watch-calls';
import { cartNotice } from '../features/cart-notice/cart-notice.feature';
import { cartRequests } from '../features/cart-requests/cart-requests.feature';
import { census } from '../features/census/census.feature';
import { debugOverlay } from '../features/debug/debug.feature';
import { disqusCounts } from '../features/disqus-counts/disqus-counts.feature';
import { errorReports } from '../features/error-reports/error-reports.feature';
import { iconSprites } from '../features/icon-sprites/icon-sprites.feature';
import { lockScreen } from '../features/lock-screen/lock-screen.feature';
import { mobileBar } from '../features/mobile-bar/mobile-bar.feature';
import { owner } from '../features/owner/owner.feature';
import { pageSpeed } from '../features/page-speed/page-speed.feature';
import { pinterestOverlay } from '../features/pinterest-overlay/pinterest-overlay.feature';
import { popupOverlay } from '../features/popup-overlay/popup-overlay.feature';
import { quickView } from '../features/quick-view/quick-view.feature';
import { sharedItem } from '../features/shared-item/shared-item.feature';
import { siteAnimation } from '../features/site-animation/site-animation.feature';
import { siteFonts } from '../features/site-fonts/site-fonts.feature';
import { systemError } from '../features/system-error/system-error.feature';
import { themeControllers } from '../features/theme-controllers/theme-controllers.feature';
import { themeStates } from '../features/theme-states/theme-states.feature';
import { visits } from '../features/visits/visits.feature';
import { waitingContent } from '../features/waiting-content/waiting-content.feature';
import { editorEvents } from '../hosts/editor-events';
import { checkStyles } from '../style/check-styles';
import { LATE_BLOCKS } from './late-blocks';
import { LATE_REQUESTS } from './late-requests';

declare const __LAZY_CHUNK_MAP__: ChunkMap | undefined;

/** The files of chunks that only contracts in here lead to; the build writes the list. */
export const chunks: ChunkMap = typeof __LAZY_CHUNK_MAP__ === 'object' ? __LAZY_CHUNK_MAP__ : {};

type LateFeature = (scope: FeatureScope, early: readonly PendingRequest[]) => unknown;

const FEATURES: readonly LateFeature[] = [
  // First: it may leave the page.
  owner,
  errorReports,
  waitingContent,
  anchors,
  iconSprites,
  sharedItem,
  mobileBar,
  popupOverlay,
  systemError,
  siteAnimation,
  siteFonts,
  // Before those that ask for events to be recorded.
  visits,
  census,
  cartNotice,
  cartRequests,
  watchCalls,
  debugOverlay,
  disqusCounts,
  pinterestOverlay,
  quickView,
  themeControllers,
  editorEvents,
  lockScreen,
  checkStyles,
  pageSpeed,
];

/** Starts them as `init` would have, each on its own, with the events that they have missed. */
function startFeatures(scope: FeatureScope, pending: readonly PendingRequest[]): void {
  const mounted = scope.inlay.inspect().filter(({ state }) => state === 'mounted');
  const early = [...mounted.map((payload) => ({ name: 'block:mounted', payload })), ...pending];
  for (const feature of FEATURES) {
    const start = scope.guard(() => {
      const end = feature(scope, early);
      if (typeof end === 'function') scope.defer(() => end());
    });
    start();
  }
}

/** Waits for the browser to rest, unless one of the features is asked for. */
function startWhenIdle(scope: FeatureScope, pending: PendingRequest[]): void {
  const waiting = scope.part();
  const start = () => {
    waiting.end();
    startFeatures(scope, pending);
  };
  const requests = LATE_REQUESTS.split(' ');
  if (pending.some(({ name }) => requests.includes(name))) {
    start();
    return;
  }
  for (const name of requests) {
    // The features read the payloads of their own events.
    waiting.on(name as EventName, (payload?: unknown) => {
      pending.push({ name, payload });
      start();
    });
  }
  // Counted, but nobody waits for it.
  waiting.on('event:record', (payload) => pending.push({ name: 'event:record', payload }));
  waiting.defer(whenIdle(scope.guard(start)));
}

export const unit = defineFeature({
  mount(_, scope, pending) {
    const { blocks, inlay } = scope;
    const unknown = LATE_BLOCKS.filter((block) => !blocks.includes(block));
    // The list outlives the scope: at the next start of the site they are found by its first scan.
    blocks.push(...unknown);
    if (unknown.length) inlay.scan();
    // Whole pages are invisible without them.
    scope.guard(themeStates)(scope);
    startWhenIdle(scope, [...pending]);
  },
});
