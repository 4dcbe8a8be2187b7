// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findAll, findPresent } from '../../../src/dom/find-all';

beforeEach(() => {
  document.body.innerHTML = '<b class="b"></b><i class="a" title="x,y"><u id="u"></u></i><b class="a b"></b>';
});

/** A root in which these selectors find something. Methods are taken from the prototype. */
function createRoot(...present: readonly string[]) {
  const querySelector = vi.fn((selector: string) => (present.includes(selector) ? {} : null));
  const querySelectorAll = vi.fn(() => []);
  const root = Object.create({ querySelector, querySelectorAll }) as ParentNode;
  return { root, querySelector, querySelectorAll };
}

const NESTED = ':is(.a,.z):not(:has(.c,:is(.d,.e)))';

describe('findPresent', () => {
  it.each([
    ['.z,.a,#u,#v', ['.a', '#u']],
    [`.z,${NESTED},.b`, [NESTED, '.b']],
    ['.z,[title="x,y"],i>u', ['[title="x,y"]', 'i>u']],
    ['.z', []],
  ])('names the selectors of %s that find something', (list, present) => {
    expect(findPresent(document, list)).toEqual(present);
  });

  it('looks in the given element alone', () => {
    const [box] = findAll(document, 'i');
    expect(findPresent(box as HTMLElement, '.a,.b,#u')).toEqual(['#u']);
  });

  it.each(['div[', '.a,,.b', '.a,:is(.b'])('leaves “%s” to the browser, which refuses it', (list) => {
    const { root, querySelector } = createRoot();
    findPresent(root, list);
    expect(querySelector.mock.calls).toEqual([[list]]);
  });
});

describe('findAll', () => {
  it('finds each element once and in the order of the document, however long the list', () => {
    const found = findAll(document, '#u,.z,.a,.y,.b');
    expect(found.map(({ outerHTML }) => outerHTML.slice(0, 12))).toEqual([
      '<b class="b"',
      '<i class="a"',
      '<u id="u"></',
      '<b class="a ',
    ]);
  });

  it('tries no selector of a long list on each element that is on no element', () => {
    const { root, querySelectorAll } = createRoot('.a', '#u');
    findAll(root, '.v,.w,.a,.x,.y,#u');
    expect(querySelectorAll.mock.calls).toEqual([['.a,#u']]);
    expect(findAll(root, '.v,.w,.x,.y')).toEqual([]);
    expect(querySelectorAll).toHaveBeenCalledOnce();
  });
});
