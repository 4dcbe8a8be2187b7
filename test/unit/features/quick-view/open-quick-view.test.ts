// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { openQuickView } from '../../../../src/features/quick-view/open-quick-view';
import messages from '../../../../src/features/quick-view/quick-view.messages.json';
import { SERVER_HTML } from '../../../../src/text/server-html';
import { CLOSINGS, type Closing } from '../../support/close-dialog';
import { findIn, pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const calls = vi.hoisted(() => ({ renderQuickView: vi.fn() }));
vi.mock('../../../../src/api/product-calls', () => calls);
// The library of browsers without a sanitizer does not work in happy-dom.
const sanitize = vi.hoisted(() => ({
  setSafeHtml: vi.fn(async (target: Element, html: string, _: object) => {
    target.innerHTML = html;
  }),
}));
vi.mock('../../../../src/text/sanitize', () => sanitize);

afterEach(() => {
  calls.renderQuickView.mockReset();
});

/** Opens the product of a button. The server answers when the test says so. */
function open(attributes = 'data-id="p1" data-group="g1"') {
  const button = pageElement(`<button ${attributes}></button>`);
  const answers: Array<(answer: object) => void> = [];
  calls.renderQuickView.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
  const destroy = vi.fn();
  const scope = createTestScope({ inlay: { destroy } } as object);
  const opened = vi.fn();
  const scanned = vi.fn();
  scope.on('quick-view:opened', opened);
  scope.on('site:scan', scanned);
  button.focus();
  openQuickView(scope as unknown as FeatureScope, button);
  const dialog = findIn(document, 'dialog') as HTMLDialogElement;
  const answer = (html: string) => answers.pop()?.({ ok: true, data: html });
  const fail = () => answers.pop()?.({ ok: false, failure: { kind: 'offline', status: 0 } });
  const content = () => findIn(dialog, '.sqs-product-quick-view-content');
  const status = () => findIn(dialog, '[role=status]').textContent;
  return { button, destroy, scope, opened, scanned, dialog, answer, fail, content, status };
}
const ANSWERED = '<div class="product"><b>Fern</b></div>';

describe('a quick view', () => {
  it('is a dialog that says that the product is on its way', () => {
    const { dialog, content, status, opened } = open();
    expect([dialog.open, dialog.getAttribute('aria-label'), dialog.tabIndex]).toEqual([
      true,
      messages.title,
      -1,
    ]);
    expect([status(), content().getAttribute('aria-busy'), opened.mock.calls]).toEqual([
      messages.loading,
      'true',
      [],
    ]);
    expect(calls.renderQuickView).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'p1', 'g1');
  });

  it('shows the product as far as it is safe, lets its blocks be found, and tells the page', async () => {
    const { answer, content, status, opened, scanned } = open();
    answer(ANSWERED);
    await vi.waitFor(() => expect(status()).toBe(''));
    expect(content().innerHTML).toBe(ANSWERED);
    expect(sanitize.setSafeHtml.mock.lastCall?.[2]).toMatchObject({ list: SERVER_HTML });
    expect([content().getAttribute('aria-busy'), scanned.mock.calls, opened.mock.calls]).toEqual([
      'false',
      [[content()]],
      [[{ productId: 'p1' }]],
    ]);
  });

  it.each<Closing>([['its button', (dialog) => findIn(dialog, 'button').click()], ...CLOSINGS])(
    'is closed by %s, ends the blocks in it, and gives the focus back',
    async (_, close) => {
      const { answer, dialog, content, status, destroy, button } = open();
      answer(ANSWERED);
      await vi.waitFor(() => expect(status()).toBe(''));
      const shown = content();
      expect(destroy).not.toHaveBeenCalled();
      close(dialog);
      expect(destroy).toHaveBeenCalledExactlyOnceWith(shown);
      expect([dialog.isConnected, document.activeElement]).toEqual([false, button]);
    },
  );

  it('finds no blocks, and tells of nothing, where it has been closed meanwhile', async () => {
    const { answer, scope, opened, scanned, destroy } = open();
    const isMadeSafe = new Promise<void>((resolve) => {
      sanitize.setSafeHtml.mockImplementationOnce(async () => {
        scope.end();
        resolve();
      });
    });
    answer(ANSWERED);
    await isMadeSafe;
    await vi.dynamicImportSettled();
    expect([
      scanned.mock.calls,
      opened.mock.calls,
      destroy.mock.calls,
      document.querySelector('dialog'),
    ]).toEqual([[], [], [], null]);
  });

  it('says that a product has not come, and tries again when asked to', async () => {
    const { fail, answer, dialog, content, status, opened } = open('');
    expect(calls.renderQuickView).toHaveBeenCalledExactlyOnceWith(expect.anything(), '', undefined);
    fail();
    await vi.waitFor(() => expect(status()).toBe(''));
    expect(dialog.textContent).toContain(messages.failed);
    expect([content().getAttribute('aria-busy'), opened.mock.calls]).toEqual(['false', []]);
    const again = [...dialog.querySelectorAll('button')].at(-1);
    again?.click();
    await vi.waitFor(() => expect(status()).toBe(messages.loading));
    expect(dialog.textContent).not.toContain(messages.failed);
    answer(ANSWERED);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(content().textContent).toBe('Fern');
  });
});
