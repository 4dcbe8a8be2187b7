import { describe, expect, it } from 'vitest';
import {
  fitWave,
  splitText,
  waveFrames,
  waveHeight,
  wavePeriod,
  waveStart,
} from '../../../../src/blocks/marquee/marquee-wave';

describe('waves of a marquee', () => {
  it('wave period 250-1000', () => {
    expect([1, 2, 4, 6].map(wavePeriod)).toEqual([1000, 850, 550, 250]);
    expect([-5, 0, 0.5, 7, 1e9].map(wavePeriod)).toEqual([1000, 1000, 1000, 250, 250]);
  });

  it('is flat without intensity, and no higher than 300 px', () => {
    expect([0, 2, 10, 1e6].map(waveHeight)).toEqual([0, 30, 150, 300]);
  });

  it.each([
    [10, 1],
    [50, 4],
    [333, 4],
    [1100, 4],
    [1700, 4],
    [5000, 6],
  ])('fits waves into text of %i px a whole number of times', (width, frequency) => {
    const { repeats, length } = fitWave(width, frequency);
    const waves = (repeats * width) / length;
    expect(waves).toBeGreaterThanOrEqual(1);
    expect(waves).toBeCloseTo(Math.round(waves), 9);
    const wanted = 2 * wavePeriod(frequency);
    expect(length).toBeGreaterThan(wanted * 0.6);
    expect(length).toBeLessThan(wanted * 1.6);
  });

  it('starts and ends a wave at the same height, and leans with it', () => {
    const frames = waveFrames(40, 1000).map(({ transform }) => `${transform}`);
    // π · 40 / 1000
    expect(frames[0]).toMatch(/^translateY\(-?0\.00px\) rotate\(0\.1250rad\)$/);
    expect(frames.at(-1)?.split(' ')[1]).toBe(frames[0]?.split(' ')[1]);
    expect(frames[6]).toMatch(/^translateY\(-20\.00px\) rotate\(0\.0000rad\)$/);
    expect(frames[18]).toMatch(/^translateY\(20\.00px\) rotate\(-?0\.0000rad\)$/);
  });
});

describe('the numbers of a wave', () => {
  it.each([
    [1, 1000],
    [2, 850],
    [6, 250],
    [9, 250],
    [0, 1000],
  ])('with the frequency %d is from crest to trough %i px', (frequency, period) => {
    expect(wavePeriod(frequency)).toBe(period);
  });

  it.each([
    [0, 0],
    [3, 45],
    [20, 300],
    [21, 300],
  ])('with the intensity %d is %i px high', (intensity, height) => {
    expect(waveHeight(intensity)).toBe(height);
  });

  it('repeats short texts until about one wave fits in, and fits several into a long one', () => {
    expect(fitWave(400, 1)).toEqual({ repeats: 5, length: 2000 });
    expect(fitWave(900, 1)).toEqual({ repeats: 2, length: 1800 });
    expect(fitWave(3900, 1)).toEqual({ repeats: 1, length: 1950 });
    expect(fitWave(600, 6)).toEqual({ repeats: 1, length: 600 });
  });

  it('goes up, down and back, and leans into the slope', () => {
    const frames = waveFrames(40, 1000);
    expect(frames).toHaveLength(25);
    expect(frames[0]?.transform).toBe('translateY(0.00px) rotate(0.1250rad)'.replace('-0.00', '0.00'));
    expect(frames[6]?.transform).toBe('translateY(-20.00px) rotate(0.0000rad)');
    expect(frames[12]?.transform).toMatch(/rotate\(-0\.1250rad\)$/);
    expect(frames[18]?.transform).toMatch(/^translateY\(20\.00px\)/);
  });
});

describe('splitText', () => {
  it.each([
    ['Moss!', ['M', 'o', 's', 's', '!']],
    ['a b', ['a', ' ', 'b']],
    ['👩‍🌾é', ['👩‍🌾', 'é']],
    // Joined letters and clusters stay together.
    ['أهلا بكم', ['أهلا ', 'بكم']],
    ['नमस्ते जी', ['नमस्ते ', 'जी']],
  ])('splits %s', (text, pieces) => {
    expect(splitText(text)).toEqual(pieces);
  });

  it('splits long texts into words, since each piece is a layer', () => {
    expect(splitText('word '.repeat(30)).length).toBeLessThan(40);
  });
});

describe('the wave of a letter', () => {
  it.each([
    ['at its start', 0, 0, -1],
    ['by its middle', 90, 20, -0.75],
    ['in the second wave', 490, 20, -0.75],
  ])('%s', (_, offsetLeft, offsetWidth, start) => {
    expect(waveStart({ offsetLeft, offsetWidth }, { length: 400, isReversed: false })).toBe(start);
  });

  it('has started as early as it has come where the text runs to the right', () => {
    expect(waveStart({ offsetLeft: 90, offsetWidth: 20 }, { length: 400, isReversed: true })).toBe(-0.25);
  });
});
