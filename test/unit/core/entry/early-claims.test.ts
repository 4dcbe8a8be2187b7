// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createEarlyClaims } from '../../../../src/core/entry/early-claims';

function element(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const first = template.content.firstElementChild;
  if (!first) throw new Error('no element');
  return first;
}

const CLAIMS = { classes: { on: true, a: true }, attributes: { hidden: 'until-found', id: 'taken' } };

describe('early claims', () => {
  it.each(['<p class="  a  b ">x</p>', '<p>x</p>', '<p class="">x</p>', '<p id="mine" class="a">x</p>'])(
    'give %s back byte for byte',
    (html) => {
      const node = element(html);
      const earlyClaims = createEarlyClaims();
      earlyClaims.claim(node, CLAIMS);
      expect(node.classList.contains('on')).toBe(true);
      expect(node.getAttribute('hidden')).toBe('until-found');
      earlyClaims.release();
      expect(node.outerHTML).toBe(html);
    },
  );

  it('leave what somebody else has written meanwhile', () => {
    const node = element('<p class="a">x</p>');
    const earlyClaims = createEarlyClaims();
    earlyClaims.claim(node, CLAIMS);
    node.classList.add('theirs');
    node.setAttribute('hidden', '');
    earlyClaims.release();
    expect([...node.classList]).toEqual(['a', 'theirs']);
    expect(node.getAttribute('hidden')).toBe('');
  });

  it('hand over what stood, without what the browser has taken away', () => {
    const node = element('<p>x</p>');
    const earlyClaims = createEarlyClaims();
    earlyClaims.claim(node, CLAIMS);
    node.removeAttribute('hidden');
    const claims = Object.assign({}, ...earlyClaims.release().map(([, claim]) => claim));
    expect(claims).toEqual({ classes: CLAIMS.classes, attributes: { id: 'taken' } });
  });
});
