import { expect, it } from 'vitest';
import { dotClaims } from '../../../../src/blocks/gallery-section/slideshow.design';

it('marks the bullet of the current slide as theme CSS expects, and writes nothing on others', () => {
  expect(dotClaims(true)).toEqual({ classes: { active: true }, attributes: { 'data-active': 'true' } });
  expect(dotClaims(false)).toEqual({});
});
