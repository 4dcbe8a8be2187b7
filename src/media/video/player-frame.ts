import type { Scope } from '../../core/scope';

export interface PlayerFrameOptions {
  readonly address: string;
  readonly title: string;
  /** Called with the reason when the page's policy, or something on the way to the provider, blocks the player. */
  readonly onBlocked: (reason: string) => void;
}

/** The iframe of a provider's player. It requests nothing before the caller inserts it, who also removes it. */
export function createPlayerFrame(scope: Scope, { address, title, onBlocked }: PlayerFrameOptions) {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Some providers refuse to play without a referrer; none needs more than the origin.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  scope.listen(document, 'securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // Policies report only the origin of a blocked frame, unless it is the page's own.
    if (effectiveDirective === 'frame-src' && blockedURI && address.startsWith(blockedURI))
      onBlocked(`${blockedURI} is blocked by the page's policy.`);
  });
  // A frame has no event for a blocked page, but blockers hide the frame. Silence proves nothing: many players send no messages.
  scope.listen(frame, 'load', () => {
    if (!frame.offsetWidth && frame.parentElement?.offsetWidth) onBlocked(`${address} is blocked.`);
  });
  return frame;
}
