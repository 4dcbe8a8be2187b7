import type { Scope } from '../core/scope';

/** Requests that the platform's editor, the frame around the page, makes of the cookie banner. */
export function editorEvents(scope: Scope): void {
  const options = { capture: true };
  const force = (event: Event) => {
    const { detail } = event as CustomEvent<{ readonly forceShow?: boolean } | null>;
    scope.bus.emit(detail?.forceShow === false ? 'banner:unforce' : 'banner:force');
  };
  scope.listen(window, 'cookie-banner-force-event', force, options);
  scope.listen(window, 'cookie-banner-rerender-event', () => scope.bus.emit('banner:update'), options);
}
