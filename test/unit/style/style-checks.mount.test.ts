// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createBus } from '../../../src/core/entry/bus';
import { unit } from '../../../src/style/style-checks.mount';
import { createTestScope } from '../support/scope';

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
});

function start({ state = 'complete', href = '/inlay/site.css?v=1', hasStyles = false, isAnswered = true }) {
  const link = document.createElement('link');
  link.href = href;
  document.head.append(link);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state as DocumentReadyState);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(isAnswered ? [{} as PerformanceEntry] : []);
  if (hasStyles) document.documentElement.style.setProperty('--inlay-z-dialog', '9');
  const bus = createBus(() => {});
  const failed = vi.fn();
  bus.on('style:failed', failed);
  const scope = createTestScope({ bus });
  unit.mount({} as never, scope as never);
  return { link, failed, scope };
}

it('reports a link to `site.css` that has brought nothing', () => {
  const { failed, link } = start({});
  expect(failed.mock.calls).toEqual([[{ chunk: 'site.css', url: link.href }]]);
});

it.each([
  ['whose rules the page has', { hasStyles: true }],
  ['of another file', { href: '/theme/mysite.css' }],
  ['that has not been answered', { isAnswered: false }],
  ['before the page has loaded', { state: 'interactive' }],
])('reports no link %s', (_, page) => {
  const { failed } = start(page);
  expect(failed).not.toHaveBeenCalled();
});

it('waits for the page, or for a link that a script has added after that', () => {
  const early = start({ state: 'interactive' });
  dispatchEvent(new Event('load'));
  expect(early.failed).toHaveBeenCalledOnce();
  early.scope.end();
  early.link.remove();
  const late = start({ isAnswered: false });
  late.link.dispatchEvent(new Event('error'));
  expect(late.failed).toHaveBeenCalledOnce();
});
