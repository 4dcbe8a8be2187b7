// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { replaceText } from '../../../src/dom/replace-text';

let node: HTMLElement;
beforeEach(() => {
  node = document.createElement('span');
  node.append('0', document.createElement('b'));
});

describe('a text in a server’s node', () => {
  it('is replaced, and the server’s own nodes come back', () => {
    const [zero, bold] = node.childNodes;
    const text = replaceText(node);
    text.write('3');
    text.write('4');
    expect(node.outerHTML).toBe('<span>4</span>');
    text.restore();
    expect([...node.childNodes]).toEqual([zero, bold]);
  });

  it('is left as it is while it says the same', () => {
    const [zero] = node.childNodes;
    const text = replaceText(node);
    text.write('0');
    expect(node.firstChild).toBe(zero);
    text.restore();
    expect(node.outerHTML).toBe('<span>0<b></b></span>');
  });

  it('is not taken back where somebody else has written since', () => {
    const text = replaceText(node);
    text.write('3');
    node.textContent = 'theirs';
    text.restore();
    expect(node.outerHTML).toBe('<span>theirs</span>');
  });
});
