// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { drawRestockNote, type RestockOutcome } from '../../../../src/blocks/product/restock-note';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

it('says how a request to hear of new stock has ended', async () => {
  const place = document.createElement('div');
  const outcome = createStore<RestockOutcome>({ kind: 'none', text: '' });
  drawRestockNote(createTestScope(), place, { outcome, id: 'note-1' });
  const texts = () => ['[role=alert]', '[role=status]'].map((role) => place.querySelector(role)?.textContent);
  expect([texts(), place.querySelector('[role=alert]')?.id]).toEqual([['', ''], 'note-1']);
  outcome.set({ kind: 'failure', text: 'Not an address.' });
  await vi.waitFor(() => expect(texts()).toEqual(['Not an address.', '']));
  outcome.set({ kind: 'thanks', text: 'Thank you.' });
  await vi.waitFor(() => expect(texts()).toEqual(['', 'Thank you.']));
});
