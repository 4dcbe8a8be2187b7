// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { draw } from '../../../src/react/draw';
import { ScopeProvider, useScope, useScopeId } from '../../../src/react/scope-context';
import { createTestScope } from '../support/scope';

function Named() {
  useScope();
  return <i id={useScopeId()} />;
}

it('a view has ids that no other view of the page has', () => {
  const [one, other] = [createTestScope(), createTestScope()];
  const twice = (
    <>
      <Named />
      <Named />
    </>
  );
  draw(one, twice, { into: document.body });
  draw(other, twice, { into: document.body });
  const ids = [...document.querySelectorAll('i')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.map((id) => id.startsWith(one.id) || id.startsWith(other.id))).toEqual([true, true, true, true]);
  expect(ids.join('')).toMatch(/^[\w-]+$/);
});

it('a view that nothing has drawn with a scope fails, and says why', () => {
  const report = vi.fn();
  const scope = createTestScope({ report });
  const view = (
    <ScopeProvider value={undefined}>
      <Named />
    </ScopeProvider>
  );
  draw(scope, view, { into: document.body });
  expect(report.mock.calls.map(([phase, , error]) => [phase, `${error}`])).toEqual([
    ['render', 'Error: useScope needs a view that `draw` has drawn.'],
  ]);
});
