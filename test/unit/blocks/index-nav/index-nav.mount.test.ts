// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readIndexNav } from '../../../../src/blocks/index-nav/index-nav.mount';

afterEach(() => document.body.replaceChildren());

it('finds sections whose names are encoded in the links', () => {
  const nav = document.createElement('nav');
  const section = Object.assign(document.createElement('section'), { id: 'über-uns' });
  for (const href of ['#%C3%BCber-uns', '#missing', '#%', '#'])
    nav.append(Object.assign(document.createElement('a'), { className: 'Index-nav-item', href }));
  document.body.append(nav, section);
  expect(readIndexNav(nav)).toEqual([{ link: nav.firstElementChild, section, hasPicture: false }]);
});
