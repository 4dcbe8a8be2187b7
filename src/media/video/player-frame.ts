import { build } from '../../dom/build';

export interface PlayerFrame {
  readonly element: HTMLIFrameElement;
  /** Stops listening; the caller takes the element out. */
  destroy(): void;
}

/**
 * A provider's player. It asks for nothing before it is put into the page. `onBlocked` is told why it does not come: the
 * page's policy does not let it in, or something between here and the provider.
 */
export function createPlayerFrame(
  address: string,
  title: string,
  onBlocked: (reason: string) => void,
): PlayerFrame {
  const listeners = new AbortController();
  const { signal } = listeners;
  const element = build('iframe', {
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // Some providers refuse to play for nobody; none needs to know the page.
    referrerpolicy: 'strict-origin-when-cross-origin',
    src: address,
  });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      // A policy names the origin only, unless the frame is of the page's own.
      if (effectiveDirective === 'frame-src' && blockedURI && address.startsWith(blockedURI))
        onBlocked(`${blockedURI} is blocked by the page's policy.`);
    },
    { signal },
  );
  // Nothing says that a blocker has stopped a frame's page; blockers hide the frame, though. Silence proves nothing: many
  // players never talk.
  element.onload = () => {
    if (!element.offsetWidth && element.parentElement?.offsetWidth) onBlocked(`${address} is blocked.`);
  };
  return { element, destroy: () => listeners.abort() };
}
