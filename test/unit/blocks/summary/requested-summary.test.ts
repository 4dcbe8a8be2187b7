// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/summary/summary.mount';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const ITEMS = `<div class="summary-block-wrapper summary-block-setting-design-list"><div class="summary-item-list">
  <div class="summary-item"><a class="summary-thumbnail-container" href="/a"><span>Ferns</span></a></div></div></div>`;

let asked: string[];
let html: string;
beforeEach(() => {
  asked = [];
  html = ITEMS;
  // The browser's own sanitizer, which happy-dom has not: this server is harmless.
  Object.assign(HTMLElement.prototype, {
    setHTML(this: HTMLElement, text: string) {
      this.innerHTML = text;
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, location.href).pathname);
    return Response.json({ html });
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
});

function mount() {
  const element = pageElement('<div id="block-b1"><div class="sqs-block-content"></div></div>');
  element.dataset.blockJson = '{"collectionId": "c1"}';
  const report = vi.fn();
  const { scope, store } = mountUnit(unit, element, { report });
  return { content: findIn(element, '.sqs-block-content'), report, scope, store };
}

it('asks the server for its items where it has sent none, and places them', async () => {
  const { content, report, scope, store } = mount();
  expect(store).toBeUndefined();
  await expect
    .poll(() => content.querySelector('.summary-item')?.classList.contains('positioned'))
    .toBe(true);
  expect([content.textContent.trim(), asked.length]).toEqual(['Ferns', 1]);
  expect(report).not.toHaveBeenCalled();
  scope.end();
  expect(content.innerHTML).toBe('');
});

it('offers to try again where the answer has no list, and says why', async () => {
  html = '<p>Nothing</p>';
  const { content, report } = mount();
  await expect.poll(() => content.querySelector('button')?.textContent).toBeDefined();
  expect(report.mock.calls[0]?.[0]).toBe('read');
  expect(content.textContent).not.toContain('Nothing');
  html = ITEMS;
  content.querySelector('button')?.click();
  await expect
    .poll(() => content.querySelector('.summary-item')?.classList.contains('positioned'))
    .toBe(true);
  expect(asked).toHaveLength(2);
});

it('leaves nothing behind when it ends before the answer has come', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const { content, scope } = mount();
  scope.end();
  answer(Response.json({ html }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(content.innerHTML).toBe('');
});
