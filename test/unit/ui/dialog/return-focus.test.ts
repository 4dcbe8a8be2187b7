// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { rememberFocus } from '../../../../src/ui/dialog/return-focus';

const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('focus', () => {
  it.each([
    ['goes to what is preferred', 'b', [], 'b'],
    ['goes back where the preferred element is gone', 'b', ['b'], 'a'],
    ['goes back', '', [], 'a'],
  ])('%s', (_, preferred, gone, expected) => {
    document.body.innerHTML = '<button id="a"></button><button id="b"></button><button id="c"></button>';
    find('a').focus();
    const give = rememberFocus(document);
    find('c').focus();
    const target = preferred ? find(preferred) : null;
    for (const id of gone) find(id).remove();
    give(target);
    expect(document.activeElement?.id).toBe(expected);
  });

  it('goes to what is near the place where it was, and no longer is', () => {
    document.body.innerHTML =
      '<main><button id="a"></button><p id="near"><button id="gone"></button><button id="b"></button></p></main>';
    // Without layout nothing is displayed.
    for (const button of document.querySelectorAll('button'))
      button.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
    find('gone').focus();
    const give = rememberFocus(document);
    find('gone').remove();
    give();
    expect(document.activeElement?.id).toBe('b');
  });

  it('stays where nothing had it before', () => {
    document.body.innerHTML = '<main><button id="a"></button></main>';
    rememberFocus(document)();
    expect(document.activeElement).toBe(document.body);
  });
});
