import { expect, it } from 'vitest';
import { headerStates } from '../../../../src/features/template-families/tremont-header';

const widths = { title: 200, tagline: 100, nav: 300, gap: 20 };
const namesAt = (room: number) =>
  Object.entries(headerStates({ ...widths, room })).flatMap(([name, isOn]) => (isOn ? name : []));

it('takes the navigation out of a header that is too narrow for it, then the tagline, then the icons', () => {
  expect(namesAt(620)).toEqual([]);
  expect(namesAt(619)).toEqual(['mobile-style-nav']);
  expect(namesAt(319)).toEqual(['mobile-style-nav', 'hide-tagline']);
  expect(namesAt(199)).toEqual(['mobile-style-nav', 'hide-tagline', 'move-social']);
});
