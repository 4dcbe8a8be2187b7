// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/mobile-menu/select-menu.mount';
import { mountUnit } from '../../support/mount-unit';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const OPTIONS = '<option value="/home">Home</option><option value="/about">About</option>';

describe('a select of pages, chosen from before its code came', () => {
  it.each([
    ['leads to the chosen page', OPTIONS, 1, false, ['/about']],
    ['stays where it shows this page', OPTIONS, 0, false, []],
    [
      'stays on the page that the server has selected',
      OPTIONS.replace('>About', ' selected>About'),
      1,
      false,
      [],
    ],
    ['waits for Enter where the keyboard may only have browsed', OPTIONS, 1, true, []],
  ])('%s', (_, options, index, isByKeyboard, expected) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    document.body.innerHTML = `<select>${options}</select>`;
    const select = document.querySelector('select') as HTMLSelectElement;
    select.selectedIndex = index;
    vi.spyOn(select, 'matches').mockImplementation(
      (selector) => selector === ':focus-visible' && isByKeyboard,
    );
    mountUnit(unit, select);
    expect(
      assign.mock.calls.map(([address]) => new URL(String(address), 'https://a.example').pathname),
    ).toEqual(expected);
  });
});
