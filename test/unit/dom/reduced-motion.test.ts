// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { watchMotion } from '../../../src/dom/reduced-motion';

it('a change of the visitor’s mind is told until the undo', () => {
  const query = new EventTarget();
  vi.stubGlobal('matchMedia', () => query);
  const changed = vi.fn();
  const stop = watchMotion(changed);
  query.dispatchEvent(new Event('change'));
  stop();
  query.dispatchEvent(new Event('change'));
  expect(changed).toHaveBeenCalledOnce();
});
