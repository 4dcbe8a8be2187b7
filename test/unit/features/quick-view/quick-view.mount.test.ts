// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/quick-view/quick-view.mount';

it('leaves a button without a product to its link, and says so once', () => {
  document.body.innerHTML = `<a href="#p"><span class="sqs-product-quick-view-button"></span></a>
    <a href="#p"><span class="sqs-product-quick-view-button" data-id=""></span></a>
    <span class="sqs-product-quick-view-button" data-id="65d0"></span>`;
  const [first, second, third] = document.querySelectorAll('.sqs-product-quick-view-button');
  const report = vi.fn();
  const on = vi.fn(() => () => {});
  const services = { report, context: {}, bus: { on } } as unknown as SiteServices;
  const end = mountFeature({ name: 'quick-view', services, unit });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  second?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  const popups = [first, second, third].map((button) => button?.getAttribute('aria-haspopup'));
  expect(popups).toEqual([null, null, 'dialog']);
  expect(report.mock.calls).toEqual(
    [first, second].map((button) => [
      'read',
      'quick-view',
      expect.stringContaining('has no `data-id`, so it opens no quick view'),
      button,
    ]),
  );
  end();
  document.body.innerHTML = '';
});
