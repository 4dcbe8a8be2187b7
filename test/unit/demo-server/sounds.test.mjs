import { describe, expect, test } from 'vitest';
import { createSoundRoutes } from '../../../demo-server/sounds/sound-routes.mjs';

const ask = (file, range) =>
  createSoundRoutes().request(`/sounds/${file}`, { headers: range ? { Range: range } : {} });

/** 44 bytes of header, 8,000 bytes a second. */
const LENGTH = 44 + 2 * 8000;

describe('sounds of demo pages', () => {
  test('are WAV files of the length in their name', async () => {
    const answer = await ask('bells-2.wav');
    expect(answer.headers.get('Content-Type')).toBe('audio/wav');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBe(LENGTH);
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('RIFF');
    expect(new Set(bytes.slice(44)).size).toBeGreaterThan(10);
  });

  test.each([
    ['bytes=0-', 206, `bytes 0-${LENGTH - 1}/${LENGTH}`, LENGTH],
    ['bytes=100-199', 206, `bytes 100-199/${LENGTH}`, 100],
    [`bytes=${LENGTH}-`, 416, `bytes */${LENGTH}`, 0],
  ])('answer %s', async (range, status, contentRange, length) => {
    const answer = await ask('bells-2.wav', range);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Range')).toBe(contentRange);
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
  });

  test.each(['bells.wav', 'bells-0.wav', 'bells-999.wav', 'bells-2.mp3'])(
    'do not answer to %s',
    async (file) => {
      expect((await ask(file)).status).toBe(404);
    },
  );
});
