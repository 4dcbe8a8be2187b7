// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { allowsAutoplay, savesData } from '../../../../src/media/video/allows-autoplay';

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])(
  'pictures move where neither less data (%s) nor less motion (%s) is asked for',
  (saveData, isReduced, isMoving) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }));
    expect(savesData()).toBe(saveData);
    expect(allowsAutoplay()).toBe(isMoving);
  },
);
