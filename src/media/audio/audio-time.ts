import { t } from './audio-messages';

function partsOf(time: number) {
  const whole = Number.isFinite(time) && time > 0 ? Math.floor(time) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

const twoDigits = (value: number) => `${value}`.padStart(2, '0');

/** A time in seconds as players show it: `3:07`, `1:02:09`. */
export function formatTime(time: number): string {
  const { hours, minutes, seconds } = partsOf(time);
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

const spell = (time: number) => t('time', { ...partsOf(time) });

/** A position for screen readers, which read `3:07` as a time of day. */
export const spellPosition = (time: number, duration: number): string =>
  duration > 0 ? t('position', { time: spell(time), duration: spell(duration) }) : spell(time);
