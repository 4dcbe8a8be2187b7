// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit as video } from '../../../../src/blocks/video/video.mount';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ mountNativeVideo: vi.fn(), mountVideoEmbed: vi.fn() }));
vi.mock('../../../../src/media/video/video-embed', () => mocks);
vi.mock('../../../../src/media/video/native-video', async (load) => ({
  ...(await load<object>()),
  mountNativeVideo: mocks.mountNativeVideo,
}));

beforeEach(() => {
  mocks.mountNativeVideo.mockReset();
  mocks.mountVideoEmbed.mockReset().mockImplementation((wrapper: Element) => ({ store: wrapper.id }));
});

describe('a video block', () => {
  const file = (variants: string) =>
    `<div class="sqs-native-video" data-config-video='{"alexandriaUrl":"https://v.example/{variant}","systemDataVariants":"${variants}"}'></div>`;

  it('mounts the players of other services, and files, by their title', () => {
    const embeds = '<p class="sqs-video-wrapper" id="a"></p><p class="sqs-video-wrapper" id="b"></p>';
    const block = pageElement(
      `<div data-block-json='{"url":"https://youtu.be/aB3"}'>${embeds}${file('640:360')}<p class="video-caption"> A brook </p></div>`,
    );
    const { store } = mountUnit(video, block);
    expect(mocks.mountVideoEmbed.mock.calls.map(([wrapper, , options]) => [wrapper.id, options])).toEqual([
      ['a', { page: 'https://youtu.be/aB3', title: 'A brook' }],
      ['b', { page: 'https://youtu.be/aB3', title: 'A brook' }],
    ]);
    expect(mocks.mountNativeVideo.mock.calls.map(([, , title]) => title)).toEqual(['A brook']);
    expect(store).toBe('a');
  });

  it('knows the page of its video from settings that HTTrack has damaged', () => {
    const block = pageElement('<div><p class="sqs-video-wrapper"></p></div>');
    block.dataset.blockJson = String.raw`{"html":"<iframe src=_/a.test/x.html\%22>","url":"https://youtu.be/aB3"}`;
    mountUnit(video, block);
    expect(mocks.mountVideoEmbed.mock.calls[0]?.[2]).toMatchObject({ page: 'https://youtu.be/aB3' });
  });

  it('may be the wrapper itself, without a title', () => {
    mountUnit(video, pageElement('<div class="sqs-video-wrapper" id="self"></div>'));
    expect(mocks.mountVideoEmbed.mock.calls.map(([wrapper, , options]) => [wrapper.id, options])).toEqual([
      ['self', { page: '', title: '' }],
    ]);
  });

  it('may be the video of a lesson', () => {
    const record = { alexandriaUrl: 'https://v.example/{variant}', systemDataVariants: '640:360' };
    const lesson = pageElement('<div data-controller="CourseItemVideoNative"></div>');
    lesson.dataset.configNativeVideo = JSON.stringify(record);
    mountUnit(video, lesson);
    expect(mocks.mountNativeVideo.mock.calls.map(([file]) => file)).toEqual([
      expect.objectContaining({ element: lesson, poster: 'https://v.example/thumbnail' }),
    ]);
  });

  it('is a fault where one of its players names no file', () => {
    const read = (html: string) => video.read?.(pageElement(`<div>${html}</div>`), () => {}, {} as never);
    expect(read(file('640:360') + file(''))).toEqual({ fault: 'The video block does not name a file.' });
    expect(read(file('640:360'))).toMatchObject({ files: { length: 1 } });
  });
});
