// @chunk single

import type { ReactNode } from 'react';
import type { BlockScope } from '../core/entry/block';
import { BlockProvider } from './block-context';
import { mountView } from './mount-view';

/**
 * Draws a block's view in a root of its own and returns the destroy.
 * The root stays outside the page unless `host` is given: a view made of `<Adopt>` draws no element.
 * A view that throws, now or later, gives the block up and leaves the server's HTML.
 */
export function mountBlock(
  scope: BlockScope,
  view: ReactNode,
  host: Element = document.createElement('inlay-ui'),
): () => void {
  const failed = (error: unknown) => scope.fail('render', error);
  try {
    return mountView(host, <BlockProvider value={scope}>{view}</BlockProvider>, failed);
  } catch (error) {
    failed(error);
    return () => {};
  }
}
