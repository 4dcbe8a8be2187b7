import { record } from '../../data/shape';

const readTweaks = record();

/** A number among the settings of a theme, which are texts with a unit (`2vw`). */
export function tweakNumber(tweaks: unknown, name: string, fallback: number): number {
  const value = Number.parseFloat(String(readTweaks(tweaks)?.[name]));
  return Number.isFinite(value) ? value : fallback;
}
