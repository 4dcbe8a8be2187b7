import { expect, it } from 'vitest';
import { whileOpen } from '../../../../src/ui/navigation/menu-overlay';

it('writes a class only while the menu is open: a closed one may have it from the server', () => {
  expect([true, false].map(whileOpen('burger--active'))).toEqual([
    { classes: { 'burger--active': true } },
    {},
  ]);
});
