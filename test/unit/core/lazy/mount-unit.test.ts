// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../../src/core/entry/services';
import { mountUnit } from '../../../../src/core/lazy/mount-unit';
import { createScope } from '../../../../src/core/scope';
import type { WarnShape } from '../../../../src/data/shape';

const report = vi.fn();
beforeEach(() => report.mockReset());

function setUp() {
  const scope = createScope({ services: { report } as unknown as Services, name: 'sample' });
  const mount = vi.fn(() => 'store');
  const run = (read?: (subject: string, warn: WarnShape) => unknown) =>
    mountUnit({ mount, ...(read && { read }) }, { subject: 'subject', scope, extra: 'extra' });
  return { scope, mount, run };
}

describe('a unit', () => {
  it('mounts what it has read, and returns the store', () => {
    const { scope, mount, run } = setUp();
    expect(run((subject) => ({ subject }))).toBe('store');
    expect(mount).toHaveBeenCalledWith({ subject: 'subject' }, scope, 'extra');
  });

  it('mounts its subject where it reads nothing', () => {
    const { scope, mount, run } = setUp();
    run();
    expect(mount).toHaveBeenCalledWith('subject', scope, 'extra');
  });

  it('reports what does not fit, and mounts', () => {
    const { mount, run } = setUp();
    run((_, warn) => {
      warn('columns', 'number', 'many');
      return {};
    });
    expect(report.mock.calls).toEqual([
      ['read', 'sample', 'columns is not a number, the default is used.', undefined],
    ]);
    expect(mount).toHaveBeenCalledOnce();
  });

  it.each([{ fault: 5 }, null, 'fault'])('mounts %j, which is no fault', (data) => {
    const { mount, run } = setUp();
    expect(run(() => data)).toBe('store');
    expect(mount).toHaveBeenCalledOnce();
  });

  it('fails with the fault that it has read, and mounts nothing', () => {
    const { scope, mount, run } = setUp();
    expect(run(() => ({ fault: 'There are no slides.' }))).toBeUndefined();
    expect(report.mock.calls).toEqual([['read', 'sample', 'There are no slides.', undefined]]);
    expect(mount).not.toHaveBeenCalled();
    expect(scope.signal.aborted).toBe(true);
  });

  it('does nothing, and says nothing, where there is nothing to read', () => {
    const { scope, mount, run } = setUp();
    expect(run(() => undefined)).toBeUndefined();
    expect(mount).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    expect(scope.signal.aborted).toBe(false);
  });
});
