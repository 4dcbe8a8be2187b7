import { expect, it } from 'vitest';
import { openTableClaims } from '../../../../../src/blocks/reservation/services/opentable';
import { zolaClaims } from '../../../../../src/blocks/reservation/services/zola';

it.each([true, false])('tells themes whether a widget is loading: %s', (isLoading) => {
  expect([openTableClaims(isLoading), zolaClaims(isLoading)]).toEqual([
    { classes: { loading: isLoading, loaded: !isLoading } },
    { classes: { 'is-rendering': isLoading } },
  ]);
});
