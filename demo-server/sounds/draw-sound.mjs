const RATE = 8000;
const HEADER = 44;
/** Of 127: quiet, since nobody has asked for a tone. */
const VOLUME = 20;

/** A pitch in Hz of its own for each name. @param {string} name */
const pitchOf = (name) =>
  220 + (Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 24) * 20;

/**
 * A WAV file with a tone: 8 bit, 8 kHz, mono.
 * @param {{ label: string, seconds: number }} sound
 */
export function drawSound({ label, seconds }) {
  const count = Math.round(seconds * RATE);
  const file = new Uint8Array(HEADER + count);
  const header = new DataView(file.buffer);
  /** @param {number} at @param {string} text */
  const write = (at, text) => file.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  header.setUint32(4, HEADER - 8 + count, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, count, true);
  const step = (2 * Math.PI * pitchOf(label)) / RATE;
  for (let at = 0; at < count; at++) file[HEADER + at] = 128 + Math.round(VOLUME * Math.sin(at * step));
  return file;
}
