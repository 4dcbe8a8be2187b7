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
  ])('are none in %s', (json) => {
    expect(readHostedVideo(json)).toBeUndefined();
    expect(readHostedSettings(json).controls).toBe('full');
  });
});
