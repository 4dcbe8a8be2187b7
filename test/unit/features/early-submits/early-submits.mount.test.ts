// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { earlySubmits } from '../../../../src/features/early-submits/early-submits.mount';
import { noteEarly } from '../../../../src/forms/lazy-form/early-submit';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ reportUnsentEarly: vi.fn() }));
vi.mock('../../../../src/forms/submission/report-unsent-early', () => mocks);

afterEach(() => {
  mocks.reportUnsentEarly.mockReset();
});

/** A form that was submitted before its code came, in a block in this state. */
function start(state: string, { isSubmitted = true } = {}) {
  const block = pageElement('<div><form data-form-id="f1"></form></div>');
  const form = block.firstElementChild as HTMLFormElement;
  if (isSubmitted) noteEarly(form as never);
  const inspect = () => [{ element: block, state }, { state: 'failed' }];
  const scope = createTestScope({ inlay: { inspect } } as object);
  const stub: Record<string, unknown> = {};
  earlySubmits(stub as never).mount({} as never, scope as never, undefined);
  const fail = (element?: Element) => scope.bus.emit('fault', { element } as never);
  const reported = () => mocks.reportUnsentEarly.mock.calls.map(([about]) => about === form);
  return { block, form, fail, stub, reported };
}

it.each(['form', 'block'] as const)(
  'a submitted form says that it cannot be sent when its %s fails',
  (name) => {
    const given = start('failed');
    given.fail(given[name]);
    expect(given.reported()).toEqual([true]);
    expect(given.stub).toMatchObject({ o: true, f: undefined });
  },
);

it.each([
  ['was not submitted', 'failed', { isSubmitted: false }, 'block'],
  ['is in a block that goes on', 'mounted', {}, 'block'],
  ['is not where something has failed', 'failed', {}, 'page'],
  ['is elsewhere than what has failed', 'failed', {}, 'other'],
] as const)('a form says nothing that %s', (_, state, more, failed) => {
  const { block, fail, reported } = start(state, more);
  fail({ block, page: undefined, other: document.createElement('p') }[failed]);
  expect(reported()).toEqual([]);
});

it.each([
  ['waiting', true],
  ['off', false],
] as const)('a form in a block that is %s does not leave the page: %s', (state, isKept) => {
  const { block } = start(state, { isSubmitted: false });
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  block.firstElementChild?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(isKept);
});
