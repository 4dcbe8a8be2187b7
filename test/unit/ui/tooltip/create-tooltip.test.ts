// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { FactoryScope } from '../../../../src/core/entry/site-services';
import { create } from '../../../../src/ui/tooltip/create-tooltip';
import { createTestScope } from '../../support/scope';

const { attachTooltip } = vi.hoisted(() => ({ attachTooltip: vi.fn() }));
vi.mock('../../../../src/ui/tooltip/attach-tooltip', () => ({ attachTooltip }));

beforeEach(() => attachTooltip.mockReset());

it('gives an element a tooltip until that is undone', () => {
  const scope = createTestScope();
  const element = document.createElement('button');
  const undo = create(scope as unknown as FactoryScope, element, 'Opens in a new window');
  expect(attachTooltip.mock.calls.map(([, target, text]) => [target === element, text])).toEqual([
    [true, 'Opens in a new window'],
  ]);
  undo();
  expect(scope.signal.aborted).toBe(true);
});

it('leaves a selector that has found nothing', () => {
  create(createTestScope() as unknown as FactoryScope, '.nothing', 'Text');
  expect(attachTooltip).not.toHaveBeenCalled();
});
