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
});

it('opens the product at a press, one at a time, and not the link around the button', async () => {
  document.body.innerHTML = `<a href="#p"><span class="sqs-product-quick-view-button" data-id="p1"></span></a>`;
  const before = document.body.innerHTML;
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('a')?.addEventListener('click', followed);
  const openQuickView = vi.fn();
  let arrive = () => {};
  const loadUnit = vi.fn(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ openQuickView });
      }),
  );
  let scan = (_: ParentNode) => {};
  const on = vi.fn((_: string, heard: typeof scan) => {
    scan = heard;
    return () => {};
  });
  const services = { report: vi.fn(), context: {}, bus: { on }, loadUnit } as unknown as SiteServices;
  const end = mountFeature({ name: 'quick-view', services, unit });
  const [button] = document.querySelectorAll<HTMLElement>('.sqs-product-quick-view-button');
  expect([button?.getAttribute('role'), button?.tabIndex]).toEqual(['button', 0]);
  button?.click();
  button?.click();
  arrive();
  await vi.waitFor(() => expect(openQuickView).toHaveBeenCalledOnce());
  expect(openQuickView.mock.calls[0]?.[1]).toBe(button);
  expect([loadUnit.mock.calls.length, followed.mock.calls.length]).toEqual([1, 0]);
  await vi.waitFor(() => {
    button?.click();
    expect(loadUnit).toHaveBeenCalledTimes(2);
  });
  // What a list adds later is adopted, too, and a button that can be pressed keeps its role.
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button class="sqs-product-quick-view-button" data-id="p2">',
  );
  scan(document);
  const added = document.body.lastElementChild;
  expect([added?.getAttribute('aria-haspopup'), added?.hasAttribute('role')]).toEqual(['dialog', false]);
  added?.remove();
  end();
  expect(document.body.innerHTML).toBe(before);
});
