// @chunk single

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary';

/**
 * Draws `node` into `host` before it returns, under both renderers, and returns the unmount.
 * A view that throws in this first drawing makes the call throw; one that throws later goes to `onError`.
 * @example const unmount = mountView(host, <Banner />, (error) => console.warn(error));
 */
export function mountView(
  host: Element | DocumentFragment,
  node: ReactNode,
  onError: (error: unknown) => void,
): () => void {
  // React would log what the boundary has caught once more; Preact has no such option and logs nothing.
  const root = createRoot(host, { onCaughtError() {} });
  const failure: { error?: unknown; happened: boolean } = { happened: false };
  let isDrawing = true;
  let isGone = false;
  const unmount = () => {
    if (isGone) return;
    isGone = true;
    root.unmount();
  };
  const caught = (error: unknown) => {
    if (!isDrawing) {
      // The renderer is at work in this very moment and cannot be told to stop; right afterwards it can.
      queueMicrotask(() => onError(error));
      return;
    }
    if (!failure.happened) failure.error = error;
    failure.happened = true;
  };
  try {
    // Adopted nodes must be in their places before the browser paints.
    flushSync(() => root.render(<Boundary onError={caught}>{node}</Boundary>));
  } catch (error) {
    // Preact throws out of `render` what no boundary has caught.
    caught(error);
  }
  isDrawing = false;
  if (failure.happened) {
    unmount();
    throw failure.error;
  }
  return unmount;
}
