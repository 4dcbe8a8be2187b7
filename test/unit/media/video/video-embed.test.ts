// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import type { Services } from '../../../../src/core/entry/services';
import { createScope } from '../../../../src/core/scope';
import { mountVideoEmbed, type VideoMode } from '../../../../src/media/video/video-embed';

function setUp() {
  const wrapper = document.createElement('div');
  wrapper.dataset.html = '<iframe src="https://player.vimeo.com/video/1" width="4" height="3"></iframe>';
  const before = wrapper.outerHTML;
  const consent = createConsent(() => {});
  const scope = createScope({ services: { consent } as Services, name: 'test' });
  const video = mountVideoEmbed(wrapper, scope, { mode: 'fit' });
  return { wrapper, before, video, frame: () => wrapper.querySelector('iframe') };
}

it('starts a player afresh when its mode changes, and only then', () => {
  const { wrapper, video, frame, before } = setUp();
  video.setMode('fill');
  expect(frame()).toBeNull();
  video.show();
  const first = frame();
  expect(first?.src).toContain('https://player.vimeo.com/video/1');
  video.setMode('fill');
  expect(frame()).toBe(first);
  video.setMode('none');
  expect(frame()).not.toBe(first);
  expect(frame()?.src).toBe(first?.src);
  expect(wrapper.className).toContain('video-none');
  expect(wrapper.className).not.toContain('video-fill');
  expect(wrapper.querySelector<HTMLElement>('.intrinsic-inner')?.style.paddingBottom).toBe('75%');
  video.setMode(null);
  expect(wrapper.className).not.toContain('video-none');
  expect(() => video.setMode('wide' as VideoMode)).toThrow('Video mode must be none, fit, fill or null.');
  video.destroy();
  expect(wrapper.outerHTML).toBe(before);
});
