import { expect, it } from 'vitest';
import { itemClaims, titleClaims } from '../../../../src/blocks/mobile-menu/menu-disclosure';

it.each([true, false])('tells themes by their classes whether the links are open: %s', (isOpen) => {
  expect([titleClaims(isOpen), itemClaims(isOpen)]).toEqual([
    { classes: { active: isOpen } },
    { classes: { 'dropdown-open': isOpen, 'folder-open': isOpen } },
  ]);
});
