// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadImageOptions } from '../../../../src/media/image/load-image';
import { createVideoOverlay, type VideoState } from '../../../../src/media/video/video-overlay';
import { createStore } from '../../../../src/store/store';
import { elementOf, findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ loadImage: vi.fn(), stop: vi.fn() }));
vi.mock('../../../../src/media/image/load-image', () => mocks);

beforeEach(() => {
  mocks.stop.mockReset();
  mocks.loadImage.mockReset().mockReturnValue(mocks.stop);
});

describe('an overlay', () => {
  function create(html = '<div></div>') {
    const wrapper = elementOf(html);
    const before = wrapper.outerHTML;
    const report = vi.fn();
    const scope = createTestScope({ report });
    const onPlay = vi.fn();
    const state = createStore<VideoState>('overlay');
    createVideoOverlay(wrapper, scope, { title: undefined, play: '', state, onPlay });
    const icon = findIn(wrapper, '.sqs-video-icon');
    return { wrapper, before, scope, report, onPlay, icon, state };
  }

  it('has the nodes of the server, and those that it left out', () => {
    const { wrapper, scope, before } = create(
      '<div><div class="sqs-video-overlay"><i class="sqs-video-icon"></i></div></div>',
    );
    expect(
      [...wrapper.querySelectorAll('*')].map(({ tagName, className }) => `${tagName} ${className}`),
    ).toEqual(['DIV sqs-video-overlay no-thumb', 'I sqs-video-icon', 'DIV sqs-video-opaque']);
    scope.end();
    expect(wrapper.outerHTML).toBe(before);
  });

  it.each([
    ['overlay', ''],
    ['video', 'none'],
    ['invalid', ''],
  ] as const)('in the state %s has the display “%s”', (now, display) => {
    const { wrapper, state } = create();
    state.set(now);
    expect(findIn(wrapper, '.sqs-video-overlay').style.display).toBe(display);
  });

  it.each([
    ['Enter', 1],
    [' ', 1],
    ['Escape', 0],
    ['ArrowRight', 0],
  ])('with the key %j on its button plays %i times', (key, times) => {
    const { icon, onPlay } = create();
    icon.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(onPlay).toHaveBeenCalledTimes(times);
  });

  it('plays at a press, once', () => {
    const { icon, onPlay } = create();
    icon.click();
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('has a button with a name without a title', () => {
    const { icon } = create();
    expect(['role', 'tabindex', 'aria-label'].map((name) => icon.getAttribute(name))).toEqual([
      'button',
      '0',
      'Play',
    ]);
  });

  it('loads its image over itself, and says when that fails', () => {
    const { wrapper, report, scope } = create('<div><div class="sqs-video-overlay"><img></div></div>');
    const [image, options] = (mocks.loadImage.mock.lastCall ?? []) as [Element, LoadImageOptions];
    expect([image.tagName, options.box === wrapper.firstElementChild, options.mode]).toEqual([
      'IMG',
      true,
      'cover',
    ]);
    expect(wrapper.querySelector('.no-thumb')).toBeNull();
    options.onFault('It is gone.');
    expect(report.mock.calls.map(([phase, , cause]) => [phase, cause])).toEqual([['handler', 'It is gone.']]);
    scope.end();
    expect(mocks.stop).toHaveBeenCalledOnce();
  });

  it('loads nothing without an image', () => {
    create();
    expect(mocks.loadImage).not.toHaveBeenCalled();
  });
});
