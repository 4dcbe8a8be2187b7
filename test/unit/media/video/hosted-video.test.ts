import { describe, expect, it } from 'vitest';
import { chooseVariant, readHostedSettings, readHostedVideo } from '../../../../src/media/video/hosted-video';

const record = {
  systemDataVariants: '1906:1080,636:360',
  structuredContent: { alexandriaUrl: 'https://video.test/v1/{variant}', aspectRatio: 1.76 },
};

describe('hosted videos', () => {
  it('are read from their record', () => {
    const video = readHostedVideo(`\n\n${JSON.stringify(record)}`);
    expect(video?.variants.map(({ url }) => url)).toEqual([
      'https://video.test/v1/636:360',
      'https://video.test/v1/1906:1080',
    ]);
    expect(video?.poster).toBe('https://video.test/v1/thumbnail');
    expect(video?.aspectRatio).toBe(1.76);
    expect(video && chooseVariant(video, 500)).toContain('636');
    expect(video && chooseVariant(video, 637)).toContain('1906');
    expect(video && chooseVariant(video, 9000)).toContain('1906');
  });

  it('may be files of the site itself', () => {
    const video = readHostedVideo(
      '{"alexandriaUrl":"/videos/brook/{variant}","systemDataVariants":"640:360"}',
    );
    expect(video?.variants).toEqual([{ width: 640, url: '/videos/brook/640:360' }]);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '{"alexandriaUrl":"javascript:{variant}","systemDataVariants":"1:1"}',
    '{"alexandriaUrl":"//other.test/{variant}","systemDataVariants":"1:1"}',
  ])('are not found in %s', (json) => {
    expect(readHostedVideo(json)).toBeUndefined();
    expect(readHostedSettings(json).controls).toBe('full');
  });
});

describe('the files of a hosted video', () => {
  const read = (fields: object) => readHostedVideo(JSON.stringify(fields));
  const TEMPLATE = 'https://video.example/rain/{variant}';

  it('are sorted by width, without those that have none', () => {
    const video = read({
      alexandriaUrl: TEMPLATE,
      systemDataVariants: '1920:1080, 640:360,x:1,0:0,1280:720',
    });
    expect(video?.variants.map(({ width }) => width)).toEqual([640, 1280, 1920]);
    expect(video?.variants[0]?.url).toBe('https://video.example/rain/640:360');
    expect(video?.poster).toBe('https://video.example/rain/thumbnail');
  });

  it.each([
    [{ aspectRatio: 1.5 }, 1.5],
    [{ aspectRatio: 1.5, structuredContent: { aspectRatio: 2 } }, 2],
    [{ aspectRatio: 0.5 }, 0.5],
    [{ aspectRatio: -1 }, undefined],
    [{ aspectRatio: 0 }, undefined],
    [{}, undefined],
  ])('have with %j the ratio %s', (fields, ratio) => {
    const video = read({ alexandriaUrl: TEMPLATE, systemDataVariants: '640:360', ...fields });
    expect(video?.aspectRatio).toBe(ratio);
  });

  it('fill a box as the narrowest that is wide enough, else as the widest', () => {
    const video = read({ alexandriaUrl: TEMPLATE, systemDataVariants: '640:360,1280:720' });
    if (!video) throw new Error('There is a video.');
    const chosen = [0, 640, 641, 1280, 5000].map((width) => chooseVariant(video, width).split('/').at(-1));
    expect(chosen).toEqual(['640:360', '640:360', '1280:720', '1280:720', '1280:720']);
  });
});
