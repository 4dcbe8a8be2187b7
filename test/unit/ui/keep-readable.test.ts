// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepReadable } from '../../../src/ui/keep-readable';
import { createTestScope } from '../support/scope';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

it('enlarges text that is too small to read, and gives it back', () => {
  const part = show(
    '<div><p style="font-size: 11.9px">a</p><p style="font-size: 12px">b</p><p style="font-size: 5px"></p></div>',
  );
  const scope = createTestScope();
  keepReadable(part, scope);
  const sizes = () => [...part.children].map((child) => (child as HTMLElement).style.fontSize);
  expect(sizes()).toEqual(['12px', '12px', '5px']);
  scope.end();
  expect(sizes()).toEqual(['11.9px', '12px', '5px']);
});
