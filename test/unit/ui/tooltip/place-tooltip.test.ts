import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTooltip } from '../../../../src/ui/tooltip/attach-tooltip';

const VIEW = { width: 1000, height: 800 };

describe('the position of a tooltip', () => {
  it('is 15 px below its element, centred', () => {
    const anchor = { left: 400, top: 100, width: 100, height: 40 };
    expect(placeTooltip(anchor, { width: 250, height: 60 }, VIEW)).toEqual({ left: 325, top: 155 });
  });

  it('is above where there is no room below', () => {
    const anchor = { left: 400, top: 720, width: 100, height: 40 };
    expect(placeTooltip(anchor, { width: 250, height: 60 }, VIEW)).toEqual({ left: 325, top: 645 });
  });

  it('leaves 20 px at the edges wherever its element is', () => {
    const box = fc.record({
      left: fc.integer({ min: -200, max: 1200 }),
      top: fc.integer({ min: 100, max: 600 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 80 }),
    });
    const size = fc.record({
      width: fc.integer({ min: 20, max: 250 }),
      height: fc.integer({ min: 20, max: 60 }),
    });
    fc.assert(
      fc.property(box, size, (anchor, tooltip) => {
        const { left, top } = placeTooltip(anchor, tooltip, VIEW);
        expect(left).toBeGreaterThanOrEqual(20);
        expect(left + tooltip.width).toBeLessThanOrEqual(VIEW.width - 20);
        expect(top).toBeGreaterThanOrEqual(20);
        expect(top + tooltip.height).toBeLessThanOrEqual(VIEW.height - 20);
      }),
    );
  });
});
