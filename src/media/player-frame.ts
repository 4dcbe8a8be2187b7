import { build } from '../dom/build';

export interface PlayerFrameOptions {
  readonly address: string;
  readonly title: string;
  /** The page's policy does not let the frame in. */
  readonly onBlocked: () => void;
}

export interface PlayerFrame {
  readonly element: HTMLIFrameElement;
  /** Stops listening; the caller takes the element out. */
  destroy(): void;
}

/** A provider's player. It asks for nothing before it is put into the page. */
export function createPlayerFrame({ address, title, onBlocked }: PlayerFrameOptions): PlayerFrame {
  const element = build('iframe', {
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // Some providers refuse to play for nobody; none needs to know the page.
    referrerpolicy: 'strict-origin-when-cross-origin',
    src: address,
  });
  const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    // A policy names the origin only, unless the frame is of the page's own.
    if (effectiveDirective === 'frame-src' && blockedURI && address.startsWith(blockedURI)) onBlocked();
  };
  document.addEventListener('securitypolicyviolation', hear);
  return { element, destroy: () => document.removeEventListener('securitypolicyviolation', hear) };
}
