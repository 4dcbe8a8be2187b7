// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { setSafeHtml } from '../../../src/text/sanitize';

interface Setter {
  setHTML?(html: string, options: { sanitizer: SanitizerConfig }): void;
}

afterEach(() => {
  delete (Element.prototype as Setter).setHTML;
});

it('leaves html to the sanitizer of a browser that has one, and loads none', async () => {
  const setHTML = vi.fn(function (this: Element) {
    this.append(document.createElement('b'));
  });
  (Element.prototype as Setter).setHTML = setHTML;
  const load = vi.fn();
  const target = document.createElement('div');
  await setSafeHtml(target, '<b onclick="x()"></b>', {
    load,
    list: { tags: { b: [], a: ['href'] }, everywhere: [] },
  });
  expect(target.innerHTML).toBe('<b></b>');
  expect(load).not.toHaveBeenCalled();
  expect(setHTML).toHaveBeenCalledWith('<b x-off="x()"></b>', {
    sanitizer: expect.objectContaining({
      elements: [
        { name: 'b', attributes: [] },
        { name: 'a', attributes: ['href'] },
      ],
      attributes: [],
      comments: false,
      dataAttributes: false,
    }),
  });
});

it('needs no sanitizer for text without tags', async () => {
  const load = vi.fn();
  const target = document.createElement('div');
  await setSafeHtml(target, 'plain > text', { load });
  expect(target.textContent).toBe('plain > text');
  expect(load).not.toHaveBeenCalled();
});

it('shows the text without its tags where no sanitizer can be loaded', async () => {
  const target = document.createElement('div');
  await setSafeHtml(target, '<p>Tea & <b>milk</b></p>', { load: () => Promise.reject(new Error('offline')) });
  expect([target.textContent, target.children.length]).toEqual(['Tea & milk', 0]);
});
