// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { drawNote } from '../../../../src/blocks/social-post/social-note';
import { createTestScope } from '../../support/scope';

function draw(reason: 'consent' | 'failed') {
  const post = document.createElement('blockquote');
  document.body.replaceChildren(post);
  const onProceed = vi.fn();
  drawNote(createTestScope(), post, { network: 'Chirp', reason, onProceed });
  const press = async () => {
    document.querySelector('button')?.click();
    await Promise.resolve();
  };
  const text = () => document.querySelector('button')?.textContent;
  return { post, onProceed, press, text };
}

it('says what the visitor must know before the post of another site is loaded', async () => {
  const { post, onProceed, press, text } = draw('consent');
  expect(post.nextElementSibling?.querySelector('.inlay-social-note') === null).toBe(false);
  const offer = text();
  expect(offer).toContain('Chirp');
  await press();
  await vi.waitFor(() => expect(text()).not.toBe(offer));
  expect(onProceed).not.toHaveBeenCalled();
  expect(document.querySelector('.inlay-waiting')?.textContent).toContain('Chirp');
  expect(document.activeElement === document.querySelector('button')).toBe(true);
  await press();
  expect(onProceed).toHaveBeenCalledOnce();
});

it('tries again at once where it has failed', async () => {
  const { onProceed, press } = draw('failed');
  await press();
  expect(onProceed).toHaveBeenCalledOnce();
  expect(document.querySelector('.inlay-waiting') === null).toBe(true);
});
