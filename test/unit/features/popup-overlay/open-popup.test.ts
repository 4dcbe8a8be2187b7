// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPopup } from '../../../../src/features/popup-overlay/open-popup';
import { createTestScope, endTestScopes } from '../../support/scope';

/** As the sanitizer: happy-dom has none. */
const sanitizer = vi.hoisted(() => ({ setSafeHtml: vi.fn() }));
vi.mock('../../../../src/text/sanitize', () => sanitizer);

beforeEach(() => {
  sanitizer.setSafeHtml.mockReset().mockImplementation(async (target: Element, html: string) => {
    target.innerHTML = html;
  });
});

async function open(html: string) {
  const scope = createTestScope();
  const onClose = vi.fn();
  const host = await openPopup(scope, html, onClose);
  const dialog = document.querySelector('dialog');
  return {
    scope,
    host,
    onClose,
    dialog,
    find: (selector: string) => dialog?.querySelector<HTMLElement>(selector),
  };
}

describe('a popup', () => {
  it('is named by its heading, or in general', async () => {
    const named = await open('<h3> News </h3><p>Soon.</p>');
    expect(named.dialog?.getAttribute('aria-label')).toBe('News');
    endTestScopes();
    const label = (await open('<p>Soon.</p>')).dialog?.getAttribute('aria-label');
    expect([label === 'News', Boolean(label)]).toEqual([false, true]);
  });

  it.each([
    ['', false],
    ['<p> </p>', false],
    ['<p><img alt=""></p>', true],
    ['Soon.', true],
  ])('of %j is shown: %s', async (html, isShown) => {
    expect((await open(html)).host !== undefined).toBe(isShown);
  });

  it('is not shown where it is too late', async () => {
    const scope = createTestScope();
    const opening = openPopup(scope, 'Soon.', vi.fn());
    scope.end();
    expect([await opening, document.querySelector('dialog')]).toEqual([undefined, null]);
  });

  it('keeps the text by which its form is sent, as data', async () => {
    await open('<form class="a" onsubmit="send(1)"><p onsubmit = "x">Soon.</p></form>');
    expect(sanitizer.setSafeHtml.mock.calls[0]?.[1]).toBe(
      '<form class="a" data-onsubmit="send(1)"><p onsubmit = "x">Soon.</p></form>',
    );
  });

  it('has its newsletter as a block, and not the cross of the server', async () => {
    const { find } = await open(
      '<p>Soon.</p><div class="sqs-slice-newsletter"></div><b class="sqs-popup-overlay-close">x</b>',
    );
    expect(find('.sqs-slice-newsletter')?.classList.contains('sqs-block-newsletter')).toBe(true);
    expect(find('.sqs-popup-overlay-close')?.hidden).toBe(true);
  });
});

describe('closing it', () => {
  const HTML = '<p>Soon.</p><div class="layer-back"></div><b class="sqs-popup-overlay-close">x</b>';

  it.each([
    ['the cross', '.inlay-sheet-close', ['close']],
    ['the server’s cross', '.sqs-popup-overlay-close', ['dismiss']],
    ['the layer behind everything', '.layer-back', ['dismiss']],
    ['the text', 'p', []],
  ])('by a press on %s', async (_, selector, expected) => {
    const { find, onClose } = await open(HTML);
    find(selector)?.click();
    expect(onClose.mock.calls.flat()).toEqual(expected);
  });

  it('ends with its scope, and its cross has the focus at first', async () => {
    const { find, scope } = await open(HTML);
    expect(document.activeElement === find('.inlay-sheet-close')).toBe(true);
    scope.end();
    expect(document.querySelector('dialog') === null).toBe(true);
  });
});
