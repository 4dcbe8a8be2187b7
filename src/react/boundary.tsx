// @chunk single

import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Stops an error of the view at the block's edge; what the view drew is taken down. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
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
