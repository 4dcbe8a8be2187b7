// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit as newsletter } from '../../../../src/blocks/newsletter/newsletter.mount';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ createLazyServerForm: vi.fn(), resize: () => {} }));
vi.mock('../../../../src/forms/lazy-form/lazy-form', () => mocks);
vi.mock('../../../../src/dom/watch-size', () => ({
  onResize(_: Element, __: unknown, callback: () => void) {
    mocks.resize = callback;
  },
}));

beforeEach(() => mocks.createLazyServerForm.mockReset().mockReturnValue('store'));

describe('a newsletter', () => {
  const FORM = '<form data-form-id="f1"><p class="form-item" id="email-1"></p></form>';
  function mount(width: number) {
    const container = pageElement(`<section><div>${FORM}</div></section>`);
    const block = container.firstElementChild as HTMLElement;
    Object.defineProperty(container, 'clientWidth', { configurable: true, value: width });
    const before = container.innerHTML;
    const mounted = mountUnit(newsletter, block);
    return { container, block, before, ...mounted };
  }

  it.each([
    [319, 'rendered newsletter-form-has-small-container'],
    [320, 'rendered'],
  ])('in %i px has the classes %s', (width, classes) => {
    expect(mount(width).block.className).toBe(classes);
  });

  it('is measured again when its container changes, and restored at the end', () => {
    const { container, block, before, scope, store } = mount(400);
    Object.defineProperty(container, 'clientWidth', { value: 300 });
    mocks.resize();
    expect(block.className).toBe('rendered newsletter-form-has-small-container');
    scope.end();
    expect([container.innerHTML, store]).toEqual([before, 'store']);
  });

  it('tells the page of a subscription', () => {
    const { scope, block } = mount(400);
    const [, , { captchaAction, onSuccess }] = mocks.createLazyServerForm.mock.calls[0] ?? [];
    const told = vi.fn();
    scope.on('newsletter:subscribed', told);
    onSuccess();
    expect(captchaAction).toBe('NEWSLETTER_BLOCK_SUBMISSION');
    const [event] = told.mock.calls[0] ?? [];
    expect([event.formId, event.element === block]).toEqual(['f1', true]);
  });
});
