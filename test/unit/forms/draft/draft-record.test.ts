// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { draftName, hasDraft, recordOf } from '../../../../src/forms/draft/draft-record';
import { createLocalStore } from '../../../../src/storage/local-store';

it('finds the draft that the tab has kept', () => {
  const store = createLocalStore('session');
  expect(hasDraft('form')).toBe(false);
  store.set(draftName('form'), {});
  expect(hasDraft('form')).toBe(true);
  store.remove(draftName('form'));
  expect(hasDraft('form')).toBe(false);
});

it('finds nothing where storage is blocked', () => {
  // A spy on the prototype does not reach the storage of happy-dom.
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasDraft('form')).toBe(false);
  expect(blocked).toHaveBeenCalled();
});

it('is apart for a form that the page holds twice', () => {
  document.body.innerHTML = '<div id="block-one"></div><div id="block-two"></div>';
  const records = [...document.querySelectorAll('div')].map((block) => recordOf('twin', block));
  expect(records).toEqual(['twin:block-one', 'twin:block-two']);
  expect(recordOf('twin', document.createElement('div'))).toBe('twin:');
});
