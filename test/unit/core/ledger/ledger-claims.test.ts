// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerOwner } from '../../../../src/core/ledger/ledger.types';
import { createLedgerClaims } from '../../../../src/core/ledger/ledger-claims';
import {
  attributeFacet,
  classFacet,
  type Facet,
  styleFacet,
} from '../../../../src/core/ledger/ledger-facets';

const [one, other] = [{}, {}] as LedgerOwner[] as [LedgerOwner, LedgerOwner];

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
});

/** Whether the first claims take the fast path, or each of them finds something there. */
describe.each([true, false])('claims on attributes, first written all at once: %j', (isFast) => {
  const { fill, ...slow } = attributeFacet;
  const facet: Facet = isFast ? attributeFacet : slow;
  let claims: ReturnType<typeof createLedgerClaims>;
  beforeEach(() => {
    claims = createLedgerClaims(facet);
  });
  const title = () => element.getAttribute('title');

  it('give the element back as it was', () => {
    const sent = element.outerHTML;
    claims.state(one, element, { title: 'a', lang: 'de' });
    expect([title(), element.lang]).toEqual(['a', 'de']);
    claims.state(one, element, {});
    expect(element.outerHTML).toBe(sent);
    // Nothing is left to give back.
    element.title = 'theme';
    claims.state(one, element, {});
    expect(title()).toBe('theme');
  });

  it('release what they leave out, and keep the rest', () => {
    claims.state(one, element, { title: 'a', lang: 'de' });
    claims.state(one, element, { lang: 'fr' });
    expect([title(), element.lang]).toEqual([null, 'fr']);
    claims.state(one, element, { title: 'b', lang: undefined });
    expect([title(), element.getAttribute('lang')]).toEqual(['b', null]);
  });

  it('release what they leave out for a key without another claim', () => {
    claims.state(one, element, { title: 'a' });
    claims.state(one, element, { lang: 'fr' });
    expect([title(), element.lang]).toEqual([null, 'fr']);
  });

  it('leave what a foreign script has written until they change', () => {
    claims.state(one, element, { title: 'a' });
    claims.state(one, element, { title: 'b' });
    element.title = 'theme';
    claims.state(one, element, { title: 'b' });
    expect(title()).toBe('theme');
  });

  it('of the last owner win, until it lets go', () => {
    claims.state(one, element, { title: 'a' });
    claims.state(other, element, { title: 'b' });
    expect(title()).toBe('b');
    // A changed claim keeps its place.
    claims.state(one, element, { title: 'c' });
    expect(title()).toBe('b');
    claims.state(other, element, {});
    expect(title()).toBe('c');
    claims.state(one, element, {});
    expect(title()).toBeNull();
  });

  it('may end in any order', () => {
    claims.state(one, element, { title: 'a' });
    claims.state(other, element, { title: 'b' });
    claims.state(one, element, {});
    expect(title()).toBe('b');
    claims.state(other, element, {});
    expect(title()).toBeNull();
  });

  it('know the value without them, also where it has changed since', () => {
    expect(claims.originalOf(element, 'title')).toBeNull();
    claims.state(one, element, { title: 'a' });
    expect([claims.originalOf(element, 'title'), claims.originalOf(element, 'lang')]).toEqual([null, null]);
    claims.state(other, element, { title: 'b' });
    element.title = 'theme';
    claims.state(other, element, { title: 'c' });
    expect([title(), claims.originalOf(element, 'title')]).toEqual(['c', 'theme']);
    claims.state(other, element, {});
    claims.state(one, element, {});
    expect(title()).toBe('theme');
  });

  it('write nothing that is there already', () => {
    claims.state(one, element, { title: 'a' });
    const write = vi.fn(attributeFacet.write);
    const watched = createLedgerClaims({ ...facet, write });
    watched.state(one, element, { title: 'a' });
    watched.state(one, element, { title: 'a' });
    watched.state(other, element, { title: 'a' });
    expect(write).not.toHaveBeenCalled();
  });

  it('that cannot be written are ignored', () => {
    const claimsOf = createLedgerClaims({ ...facet, fill: () => false, accepts: (key) => key !== 'title' });
    claimsOf.state(one, element, { title: 'a', lang: 'de' });
    expect([title(), element.lang]).toEqual([null, 'de']);
    claimsOf.state(one, element, { title: 'b', lang: 'de' });
    expect(title()).toBeNull();
  });

  it('add up where the facet says so, until all are released', () => {
    const adding = createLedgerClaims({ ...facet, adds: true });
    adding.state(one, element, { title: 'a' });
    adding.state(one, element, { lang: 'de' });
    expect([title(), element.lang]).toEqual(['a', 'de']);
    adding.state(one, element, {});
    expect([title(), element.getAttribute('lang')]).toEqual([null, null]);
  });
});

it('on a value of the server’s give it back', () => {
  const claims = createLedgerClaims(attributeFacet);
  element.title = 'sent';
  claims.state(one, element, { title: 'a', lang: 'de' });
  expect([element.title, element.lang, claims.originalOf(element, 'title')]).toEqual(['a', 'de', 'sent']);
  claims.state(one, element, {});
  expect(element.outerHTML).toBe('<div title="sent"></div>');
});

describe('the text of a shared attribute', () => {
  it.each([
    [classFacet, 'class', ' b  a b ', { c: true }],
    [classFacet, 'class', ' b  a b ', { a: false, c: true }],
    [classFacet, 'class', null, { c: true }],
    [styleFacet, 'style', 'color:red;;TOP: 0', { color: 'blue' }],
    [styleFacet, 'style', null, { color: 'blue' }],
  ] as const)('is what it was, after all claims: %#', (facet, name, text, wanted) => {
    if (text !== null) element.setAttribute(name, text);
    const sent = element.outerHTML;
    const claims = createLedgerClaims(facet);
    claims.state(one, element, wanted);
    expect(element.outerHTML).not.toBe(sent);
    claims.state(one, element, {});
    expect(element.outerHTML).toBe(sent);
  });

  it('keeps what a foreign script has added or removed', () => {
    const claims = createLedgerClaims(classFacet);
    element.className = ' b  a ';
    claims.state(one, element, { c: true });
    element.classList.add('theme');
    claims.state(one, element, {});
    expect([...element.classList].sort()).toEqual(['a', 'b', 'theme']);
    claims.state(one, element, { c: true });
    element.classList.remove('b', 'theme');
    claims.state(one, element, {});
    expect(element.className).toBe('a');
    claims.state(one, element, { c: true });
    element.classList.replace('a', 'theme');
    claims.state(one, element, {});
    expect(element.className).toBe('theme');
  });

  it('is the one before the first claim, each time', () => {
    const claims = createLedgerClaims(classFacet);
    for (const text of [' b  a ', ' d   e']) {
      element.className = text;
      claims.state(one, element, { b: false, c: true });
      claims.state(one, element, {});
      expect(element.className).toBe(text);
    }
  });

  it('is gone where there was none, unless a foreign script needs it', () => {
    const claims = createLedgerClaims(styleFacet);
    claims.state(one, element, { color: 'blue' });
    element.style.top = '0px';
    claims.state(one, element, {});
    expect(element.getAttribute('style')).toMatch(/^top: 0px;?$/);
  });

  it('is not taken for a foreign script’s where the browser spells a value anew', () => {
    const claims = createLedgerClaims({
      ...attributeFacet,
      fill: () => false,
      write: (node, key, value) => attributeFacet.write(node, key, value && String(value).toUpperCase()),
      spell: (_, __, value) => value && String(value).toUpperCase(),
    });
    claims.state(one, element, { title: 'a' });
    claims.state(one, element, { title: 'b' });
    expect([element.title, claims.originalOf(element, 'title')]).toEqual(['B', null]);
    claims.state(one, element, {});
    expect(element.getAttribute('title')).toBeNull();
  });
});

it('a claim that cannot be written half-way can be released', () => {
  const claims = createLedgerClaims({
    ...attributeFacet,
    fill(node, wanted) {
      attributeFacet.fill?.(node, wanted);
      throw new Error('refused');
    },
  });
  expect(() => claims.state(one, element, { title: 'a' })).toThrow('refused');
  claims.state(one, element, {});
  expect(element.outerHTML).toBe('<div></div>');
});
