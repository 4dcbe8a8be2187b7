// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Part } from '../../../../src/core/scope';
import { createNotes } from '../../../../src/media/notes/player-notes';
import { createTestScope } from '../../support/scope';

const drawn = { drawNote: vi.fn() };
/** A scope whose code for notes comes later, as from a server. */
const createScope = () => createTestScope({ loadUnit: (async () => drawn) as never });

const place = document.createElement('div');
const failed = { type: 'failed' } as const;

beforeEach(() => {
  place.replaceChildren();
  drawn.drawNote.mockReset().mockImplementation((part: Part, { note }, into: Element) => {
    const text = document.createElement('p');
    text.textContent = note.type;
    into.append(text);
    part.defer(() => text.remove());
  });
});
const texts = () => [...place.children].map(({ textContent }) => textContent);

it('shows a note of its medium, and takes it away', async () => {
  const notes = createNotes(createScope(), 'audio');
  notes.clear();
  notes.show(failed, place);
  await vi.waitFor(() => expect(texts()).toEqual(['failed']));
  expect(drawn.drawNote.mock.calls[0]?.[1]).toEqual({ note: failed, medium: 'audio' });
  notes.clear();
  expect(texts()).toEqual([]);
});

it('shows one at a time', async () => {
  const notes = createNotes(createScope());
  notes.show(failed, place);
  await vi.waitFor(() => expect(texts()).toEqual(['failed']));
  notes.show({ type: 'invalid', text: '' }, place);
  expect(texts()).toEqual([]);
  await vi.waitFor(() => expect(texts()).toEqual(['invalid']));
});

it('does not show one that was replaced, or cleared, while its code loaded', async () => {
  const notes = createNotes(createScope());
  notes.show(failed, place);
  notes.show({ type: 'invalid', text: '' }, place);
  await vi.waitFor(() => expect(texts()).toEqual(['invalid']));
  expect(drawn.drawNote).toHaveBeenCalledOnce();
  notes.show(failed, place);
  notes.clear();
  const other = document.createElement('div');
  createNotes(createScope()).show(failed, other);
  // What was asked for later is there.
  await vi.waitFor(() => expect(other.textContent).toBe('failed'));
  expect(texts()).toEqual([]);
});

it('takes its note away with the player', async () => {
  const scope = createScope();
  createNotes(scope).show(failed, place);
  await vi.waitFor(() => expect(texts()).toEqual(['failed']));
  scope.end();
  expect(texts()).toEqual([]);
});
