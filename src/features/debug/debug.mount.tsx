import { defineFeature } from '../../core/unit';
import { draw } from '../../react/draw';
import { createStore } from '../../store/store';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { DebugOverlay } from './debug.view';
import { DEBUG_STYLES } from './debug-styles';
import { placeOverlay } from './place-overlay';
import { watchSpeed } from './watch-speed';

/** Distances and states change without an event. */
const UPDATE_MS = 1000;

export const unit = defineFeature({
  mount(_context, scope) {
    const host = document.createElement('inlay-ui');
    host.className = 'inlay-debug';
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(DEBUG_STYLES);
    shadow.adoptedStyleSheets = [sheet];
    const frame = document.createElement('div');
    shadow.append(frame);

    const time = createStore(0);
    const update = scope.guard(() => time.set(time.get() + 1));
    const speed = watchSpeed(scope, update);
    scope.owner().insert(host, document.body);
    draw(
      scope,
      <DebugOverlay site={scope} speed={speed} announce={createAnnouncer(scope)} time={time} />,
      frame,
    );

    for (const event of ['block:mounted', 'block:destroyed', 'fault', 'consent:changed'] as const)
      scope.on(event, update);
    const timer = setInterval(update, UPDATE_MS);
    scope.defer(() => clearInterval(timer));
    const overlay = shadow.querySelector<HTMLElement>('.overlay');
    const grip = shadow.querySelector<HTMLElement>('.grip');
    // Its height changes with what it lists.
    if (overlay && grip) scope.defer(time.subscribe(placeOverlay(scope, { host, overlay, grip })));
  },
});
