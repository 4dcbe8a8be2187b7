import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Scope } from '../../../src/core/scope';
import { draw } from '../../../src/react/draw';

/** Draws a view into the page, at once; the test changes its properties by `change`. */
export function drawChanging<Props extends object>(
  scope: Scope,
  View: ComponentType<Props>,
  first: Props,
): { readonly host: HTMLElement; readonly change: (props: Partial<Props>) => void } {
  let give = (_: Partial<Props>) => {};
  function Changing() {
    const [props, setProps] = useState(first);
    give = (more) => setProps((before) => ({ ...before, ...more }));
    return <View {...props} />;
  }
  const host = document.createElement('div');
  document.body.append(host);
  draw(scope, <Changing />, host);
  return { host, change: (props) => flushSync(() => give(props)) };
}
