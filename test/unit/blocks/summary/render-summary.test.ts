// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSummary } from '../../../../src/blocks/summary/render-summary';
import { createTestScope } from '../../support/scope';

let content: HTMLElement;
let answer: () => Response;
beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  content = document.body.firstElementChild as HTMLElement;
  answer = () => Response.json({ html: 'Ferns' });
  vi.stubGlobal('fetch', async () => answer());
});

const widget = { type: 55, id: 'b1', value: {}, collectionId: 'c1' };
const render = async (mountContent: () => boolean) => {
  const scope = createTestScope();
  await renderSummary({ content, widget }, scope, mountContent);
  return { scope, button: () => content.querySelector('button') };
};

it('shows what the server has rendered, until its end', async () => {
  const { scope, button } = await render(() => true);
  expect([content.textContent, button()]).toEqual(['Ferns', null]);
  scope.end();
  expect(content.innerHTML).toBe('');
});

it.each([
  ['the server refuses', () => new Response('', { status: 400 }), () => true],
  ['there are no items', () => Response.json({ html: 'Nothing' }), () => false],
])('offers to try again where %s, and moves focus to what comes then', async (_, failure, mountContent) => {
  const success = answer;
  answer = failure;
  const mount = vi.fn(mountContent);
  const { button } = await render(mount);
  expect(content.textContent).not.toContain('Nothing');
  expect(document.activeElement).toBe(document.body);
  const press = () => {
    button()?.focus();
    button()?.click();
  };
  press();
  await expect.poll(() => button() !== null && document.activeElement === button()).toBe(true);
  answer = success;
  mount.mockReturnValue(true);
  press();
  await expect.poll(() => content.textContent).toBe('Ferns');
  expect(document.activeElement?.textContent).toBe('Ferns');
});
