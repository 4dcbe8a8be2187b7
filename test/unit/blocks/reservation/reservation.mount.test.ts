import { expect, it } from 'vitest';
import { openTableClaims, zolaClaims } from '../../../../src/blocks/reservation/reservation.mount';

it.each([true, false])('tells themes whether a widget is loading: %s', (isLoading) => {
  expect([openTableClaims(isLoading), zolaClaims(isLoading)]).toEqual([
    { classes: { loading: isLoading, loaded: !isLoading } },
    { classes: { 'is-rendering': isLoading } },
  ]);
});
