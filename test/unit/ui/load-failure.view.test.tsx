// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '../../../src/api/api.types';
import { LoadFailure } from '../../../src/ui/load-failure.view';
import { showView } from '../support/show-view';

describe('a failure', () => {
  const failure = (kind: ApiFailure['kind'], status = 0) => ({ kind, status }) as ApiFailure;
  const texts = (view: ReactNode) =>
    [...showView(view).host.querySelectorAll('p')].map((text) => text.textContent);

  it.each([
    ['offline', 0, 'Network error'],
    ['unreachable', 0, 'Network error'],
    ['timeout', 404, 'Network error'],
    ['status', 404, 'Unable to locate content'],
    ['status', 410, 'Unable to locate content'],
    ['status', 500, 'Something went wrong'],
  ])('%s %i is called: %s', (kind, status, reason) => {
    expect(texts(<LoadFailure failure={failure(kind as never, status)} onRetry={() => {}} />)).toEqual([
      reason,
      'Unable to load. Try again.',
    ]);
  });

  it('may have no known reason, and words of its place', () => {
    expect(texts(<LoadFailure message="No tours." onRetry={() => {}} />)).toEqual(['No tours. Try again.']);
  });

  it('is tried again by its button, which leaves the focus to what is around it', () => {
    const onRetry = vi.fn();
    const { find } = showView(
      <section tabIndex={-1}>
        <LoadFailure onRetry={onRetry} />
      </section>,
    );
    find('button').click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement === find('section')).toBe(true);
    showView(<LoadFailure onRetry={onRetry} />)
      .find('button')
      .click();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
