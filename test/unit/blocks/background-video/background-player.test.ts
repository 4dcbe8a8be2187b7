// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createFilePlayer } from '../../../../src/blocks/background-video/background-player';
import type { Services } from '../../../../src/core/entry/services';
import { createScope } from '../../../../src/core/scope';

const record = JSON.stringify({
  alexandriaUrl: 'https://video.example/rain/{variant}',
  systemDataVariants: '556:360',
});

it.each([
  ['0.5', 0.5],
  ['', 1],
  ['slow', 1],
  // Browsers throw at these.
  ['99', 16],
  ['-3', 0.0625],
])('plays a file at the speed %j as %d times as fast', (speed, rate) => {
  const box = document.createElement('div');
  box.dataset.configNativeVideo = `\n ${record}`;
  box.dataset.configPlaybackSpeed = speed;
  const scope = createScope({ services: {} as Services, name: 'test' });
  const player = createFilePlayer(box, scope, { onPlaying() {}, onFault() {} });
  expect(player?.element).toHaveProperty('defaultPlaybackRate', rate);
});
