import type { ReactNode } from 'react';
import { draw } from '../../../src/react/draw';
import { findIn } from './markup';
import { createTestScope } from './scope';

/** Draws a view as all that the page has; the test removes it. */
export function showView(view: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  draw(createTestScope(), view, host);
  return {
    host,
    find: (selector: string) => findIn(host, selector),
    attributes: (selector: string, ...names: readonly string[]) =>
      names.map((name) => host.querySelector(selector)?.getAttribute(name) ?? null),
    count: (selector: string) => host.querySelectorAll(selector).length,
  };
}
