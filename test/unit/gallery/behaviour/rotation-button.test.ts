// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { drawRotationButton } from '../../../../src/gallery/behaviour/rotation-button';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

function draw(isInList: boolean) {
  document.body.innerHTML = '<section><p></p><ul><li></li></ul></section>';
  const [section, list, slide] = document.querySelectorAll<HTMLElement>('section,ul,li');
  if (!section || !list || !slide) throw new Error('The list is missing.');
  const store = createStore({ isPlaying: true });
  const onToggle = vi.fn();
  const container = isInList ? list : section;
  const part = { gallery: store, container, slides: [slide], scope: createTestScope() } as never;
  const host = drawRotationButton(part, onToggle);
  return { store, onToggle, host, section, list };
}

it('is the first element of its gallery, and before a list that has only its slides', () => {
  const { host, section } = draw(false);
  expect(section.firstElementChild === host).toBe(true);
  const inList = draw(true);
  expect([inList.list.previousElementSibling === inList.host, inList.list.childElementCount]).toEqual([
    true,
    1,
  ]);
  expect(host.className).toBe('inlay-gallery-rotation');
});

it('says what a press does', async () => {
  const { store, onToggle, host } = draw(false);
  const label = () => host.querySelector('button')?.getAttribute('aria-label') ?? '';
  const stop = label();
  expect(stop).toMatch(/stop/i);
  const icon = host.querySelector('path')?.getAttribute('d');
  store.set({ isPlaying: false });
  await vi.waitFor(() => expect(label()).toMatch(/start/i));
  expect(host.querySelector('path')?.getAttribute('d')).not.toBe(icon);
  host.querySelector('button')?.click();
  expect(onToggle).toHaveBeenCalledOnce();
});
