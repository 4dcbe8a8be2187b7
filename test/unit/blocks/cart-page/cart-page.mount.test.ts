// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/cart-page/cart-page.mount';
import { createBus } from '../../../../src/core/entry/bus';
import { mountUnit } from '../../support/mount-unit';

// The one of Node cannot be listened to by happy-dom.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A cart page whose server has sent `html` in the root; without a cart cookie, so the cart is empty. */
function mount(html: string) {
  document.body.innerHTML = `<div id="sqs-cart-root">${html}</div>`;
  const before = document.body.innerHTML;
  const [root] = document.body.children as unknown as [HTMLElement];
  const bus = createBus(() => {});
  const { scope } = mountUnit(unit, root, { bus });
  const end = () => {
    scope.end();
    // The cart, which all pages share.
    bus.emit('site:destroyed');
  };
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return { before, root, end, find };
}

describe('the place of the cart', () => {
  it('is the container in the root, as scripts of site owners expect, with what it was again at the end', async () => {
    const { before, root, end, find } = mount(
      '<script type="application/json">{}</script><p id="note">Old</p><div id="sqs-cart-container"><div class="saved">Saved</div></div>',
    );
    await vi.waitFor(() => expect(find('#sqs-cart-container > .inlay-cart .empty-message')).not.toBeNull());
    expect(['#note', '.saved', '#sqs-cart-container'].map((at) => find(at)?.style.display)).toEqual([
      'none',
      'none',
      '',
    ]);
    expect([root.style.display, find('script')?.hasAttribute('style')]).toEqual(['', false]);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it.each(['', '<main><div id="sqs-cart-container"></div></main>'])(
    'is the root itself where it has no container of its own (%j)',
    async (html) => {
      const { before, end, find } = mount(html);
      await vi.waitFor(() => expect(find('#sqs-cart-root > .inlay-cart .empty-message')).not.toBeNull());
      end();
      expect(document.body.innerHTML).toBe(before);
    },
  );
});
