import { defineFeature } from '../core/unit';

/** Requests that the platform's editor, the frame around the page, makes of the cookie banner. */
export const unit = defineFeature({
  mount(_, scope) {
    const options = { capture: true };
    const force = (event: Event) => {
      const { detail } = event as CustomEvent<{ readonly forceShow?: boolean } | null>;
      scope.bus.emit(detail?.forceShow === false ? 'banner:unforce' : 'banner:force');
    };
    scope.listen(window, 'cookie-banner-force-event', force, options);
    scope.listen(window, 'cookie-banner-rerender-event', () => scope.bus.emit('banner:update'), options);
  },
});
