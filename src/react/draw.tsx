import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Scope } from '../core/scope';
import { createHost, type HostPlace, insertHost } from '../dom/create-host';
import { ScopeProvider } from './scope-context';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Catches the view's errors, and removes what it has drawn. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Draws a view in its own root, synchronously under both renderers, until the scope ends. The host is an `<inlay-ui>` at `place`, or the given element;
 * without either it stays outside the page, for views made of `<Adopt>`. A view that throws, now or later, fails the scope.
 * @example draw(scope.part(), <PauseButton onPause={pause} />, { into: section });
 */
export function draw(scope: Scope, view: ReactNode, place?: HostPlace | Element): Element {
  const host = place instanceof Element ? place : place ? insertHost(scope, place) : createHost();
  // Without this option React logs errors that the boundary has caught; Preact never does.
  const root = createRoot(host, { onCaughtError() {} });
  let isGone = false;
  let isDrawing = true;
  let caught: { readonly error: unknown } | undefined;
  scope.defer(() => {
    isGone = true;
    root.unmount();
  });
  const failed = (error: unknown) => {
    // The renderer is still working and cannot be unmounted now; in a microtask it can.
    if (isDrawing) caught ??= { error };
    else queueMicrotask(() => scope.fail('render', error));
  };
  try {
    // Adopted nodes must be in their places before the browser paints.
    if (!isGone) {
      flushSync(() =>
        root.render(
          <ScopeProvider value={scope}>
            <Boundary onError={failed}>{view}</Boundary>
          </ScopeProvider>,
        ),
      );
    }
  } catch (error) {
    // Preact throws errors that no boundary has caught out of `render`.
    failed(error);
  }
  isDrawing = false;
  if (caught) scope.fail('render', caught.error);
  return host;
}
