// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createLedger } from '../../../../src/core/ledger/ledger';

/** The only element of a piece of server markup. */
function serve(html: string): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  const element = parent.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('No element in the markup.');
  return element;
}

function setUp(html: string) {
  const ledger = createLedger();
  return { element: serve(html), gallery: ledger.owner('gallery'), loader: ledger.owner('loader') };
}

describe('classes', () => {
  it('does not touch the text when the server has the claimed token anyway', () => {
    const { element, gallery } = setUp('<p class=" a  b "></p>');
    gallery.claim(element, { classes: { a: true, c: false } });
    expect(element.outerHTML).toBe('<p class=" a  b "></p>');
  });

  it('leaves a token that a foreign script took away', () => {
    const { element, gallery, loader } = setUp('<p></p>');
    gallery.claim(element, { classes: { loaded: true } });
    element.classList.remove('loaded');
    gallery.claim(element, { classes: { loaded: true } });
    expect(element.classList.contains('loaded')).toBe(false);
    loader.claim(element, { classes: { loaded: true } });
    expect(element.classList.contains('loaded')).toBe(true);
    loader.release();
    gallery.release();
    expect(element.classList.contains('loaded')).toBe(false);
  });
});

describe('attributes', () => {
  it('refuses to remove what the server wrote, before it writes anything', () => {
    const { element, gallery } = setUp('<p hidden></p>');
    expect(() => gallery.claim(element, { classes: { a: true }, attributes: { hidden: null } })).toThrow(
      new TypeError('gallery: the attribute "hidden" is the server\'s'),
    );
    expect(element.outerHTML).toBe('<p hidden=""></p>');
  });

  it('may claim the absence of an attribute that only other owners have written', () => {
    const { element, gallery, loader } = setUp('<p></p>');
    gallery.claim(element, { attributes: { inert: '' } });
    loader.claim(element, { attributes: { inert: null } });
    expect(element.outerHTML).toBe('<p></p>');
    loader.release();
    expect(element.hasAttribute('inert')).toBe(true);
  });

  it('writes nothing for a claim that is stated again', () => {
    const { element, gallery } = setUp('<p style="color:red"></p>');
    const claims = () => ({ classes: { a: true }, attributes: { title: 'x' }, styles: { top: '0' } });
    gallery.claim(element, claims());
    const writes = [
      vi.spyOn(element, 'setAttribute'),
      vi.spyOn(element, 'removeAttribute'),
      vi.spyOn(element.classList, 'add'),
      vi.spyOn(element.classList, 'toggle'),
      vi.spyOn(element.style, 'setProperty'),
    ];
    gallery.claim(element, claims());
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  });
});

describe('styles', () => {
  it('gives back a longhand of the server that lay under a claimed shorthand', () => {
    const { element, gallery } = setUp('<p style="margin-top:5px"></p>');
    gallery.claim(element, { styles: { margin: '1px 2px' } });
    element.style.color = 'green';
    gallery.release();
    expect(element.style.marginTop).toBe('5px');
    expect(element.style.marginLeft).toBe('');
    expect(element.style.color).toBe('green');
  });

  it('knows its own first writes from those of others when more claims come', () => {
    const { element, gallery, loader } = setUp('<p></p>');
    gallery.claim(element, { styles: { top: '1px', left: '1px', opacity: '0.5' } });
    element.style.left = '9px';
    loader.claim(element, { styles: { top: '2px' } });
    gallery.claim(element, { styles: { top: '1px', left: '3px' } });
    expect(element.getAttribute('style')).toBe('top: 2px; left: 3px;');
    loader.release();
    expect(element.style.top).toBe('1px');
    gallery.release();
    expect(element.getAttribute('style')).toBe('left: 9px;');
  });
});

describe('nodes, handlers and listeners', () => {
  it('takes inserted nodes out again, with what others put inside', () => {
    const { element, gallery } = setUp('<p>one<i>two</i></p>');
    const before = element.outerHTML;
    const wrapper = gallery.insert(document.createElement('b'), element, element.lastChild);
    wrapper.append('foreign');
    gallery.claim(wrapper, { classes: { wrapper: true } });
    expect(element.innerHTML).toBe('one<b class="wrapper">foreign</b><i>two</i>');
    gallery.release();
    gallery.release();
    expect(element.outerHTML).toBe(before);
  });

  it('takes inserted nodes out of the one element that is released', () => {
    const { element, gallery } = setUp('<p><i></i><b></b></p>');
    const [first, second] = element.children;
    if (!first || !second) throw new Error('Two children expected.');
    gallery.insert(document.createElement('u'), first);
    gallery.insert(document.createElement('u'), second);
    gallery.release(first);
    expect(element.innerHTML).toBe('<i></i><b><u></u></b>');
  });

  it('undoes what it has done newest first; a node that has been moved counts from its move', () => {
    const { element: list, gallery } = setUp('<ul></ul>');
    const [one, two, three] = ['one', 'two', 'three'].map((name) => {
      const node = document.createElement('li');
      node.id = name;
      return gallery.insert(node, list);
    });
    if (!one || !two || !three) throw new Error('Nothing was inserted.');
    gallery.insert(one, list);
    const removed: unknown[] = [];
    const remove = vi.spyOn(Node.prototype, 'removeChild').mockImplementation((node) => {
      removed.push((node as unknown as Element).id);
      return node;
    });
    gallery.release();
    remove.mockRestore();
    expect(removed).toEqual(['one', 'three', 'two']);
  });

  it('forgets an inserted node that somebody has removed already', () => {
    const { element, gallery } = setUp('<p></p>');
    gallery.insert(document.createElement('b'), element).remove();
    expect(() => gallery.release()).not.toThrow();
  });

  it('gives a silenced handler back when the last owner leaves', () => {
    const { element, gallery, loader } = setUp('<form></form>');
    const handler = () => false;
    element.onsubmit = handler;
    gallery.silence(element, 'onsubmit');
    loader.silence(element, 'onsubmit');
    gallery.claim(element, { classes: { a: true } });
    gallery.claim(element, {});
    expect(element.onsubmit).toBeNull();
    gallery.release();
    expect(element.onsubmit).toBeNull();
    loader.release();
    expect(element.onsubmit).toBe(handler);
  });

  it('leaves a handler that somebody has assigned meanwhile', () => {
    const { element, gallery } = setUp('<form></form>');
    const theirs = () => true;
    element.onsubmit = () => false;
    gallery.silence(element, 'onsubmit');
    element.onsubmit = theirs;
    gallery.release();
    expect(element.onsubmit).toBe(theirs);
  });

  it('removes listeners with their owner, captured ones too', () => {
    const { element, gallery, loader } = setUp('<p></p>');
    const heard: string[] = [];
    gallery.listen(element, 'click', () => heard.push('gallery'), { capture: true });
    gallery.listen(document, 'click', () => heard.push('document'));
    loader.listen(element, 'click', () => heard.push('loader'));
    gallery.release(element);
    element.click();
    document.dispatchEvent(new Event('click'));
    expect(heard).toEqual(['loader', 'document']);
    gallery.release();
    document.dispatchEvent(new Event('click'));
    expect(heard).toEqual(['loader', 'document']);
  });
});

it('an owner that has ended listens to nothing', () => {
  let isEnded = false;
  const owner = createLedger().owner('gallery', () => isEnded);
  const heard = vi.fn();
  const target = new EventTarget();
  isEnded = true;
  owner.listen(target, 'press', heard);
  target.dispatchEvent(new Event('press'));
  expect(heard).not.toHaveBeenCalled();
});
