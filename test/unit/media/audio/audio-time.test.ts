import { describe, expect, it } from 'vitest';
import { formatTime, spellPosition } from '../../../../src/media/audio/audio-time';

describe('times of a recording', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [187, '3:07'],
    [3729, '1:02:09'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('%d s is %s', (time, text) => {
    expect(formatTime(time)).toBe(text);
  });

  it('are spelt for screen readers, without the parts that are 0', () => {
    expect(spellPosition(61, 3600)).toBe('1 minute 1 second of 1 hour 0 seconds');
    expect(spellPosition(5, 0)).toBe('5 seconds');
  });
});
