// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAlbum, sizeClasses } from '../../../../src/blocks/album/album.data';

function albumOf(className: string, content: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.innerHTML = content;
  return element;
}

describe('an album', () => {
  it('is read from links, attributes and texts', () => {
    const data = readAlbum(
      albumOf(
        'sqs-audio-playlist',
        `<h1 class="album-title">Field <b>notes</b></h1><div class="album-artist-name">Okafor</div>
        <div class="album-cover"><img data-src="https://static.test/cover.png"></div>
        <div class="track" data-title="Frogs" data-artist="Lind"><a class="link" href="/frogs.mp3">x</a></div>
        <div class="track" data-duration-in-ms="4000"><div class="track-info"><div class="title"><a href="/wind.mp3">Wind</a></div></div></div>
        <div class="track"><div class="title">Nothing</div></div>`,
      ),
    );
    if ('fault' in data) throw new Error(data.fault);
    expect(data.title).toBe('Field notes');
    expect(data.silent).toEqual([3]);
    expect(data.sizes?.steps.map(([name]) => name)).toEqual(['phone', 'tablet']);
    expect(
      data.tracks.map(({ title, artist, album, artwork, duration }) => ({
        title,
        artist,
        album,
        artwork,
        duration,
      })),
    ).toEqual([
      {
        title: 'Frogs',
        artist: 'Lind',
        album: 'Field notes',
        artwork: 'https://static.test/cover.png',
        duration: 0,
      },
      {
        title: 'Wind',
        artist: 'Okafor',
        album: 'Field notes',
        artwork: 'https://static.test/cover.png',
        duration: 4,
      },
    ]);
  });

  it('has the sizes of its kind', () => {
    const track = '<div class="track"><a class="link" href="/a.mp3">A</a></div>';
    const names = (element: HTMLElement) => {
      const data = readAlbum(element);
      return 'fault' in data ? data.fault : (data.sizes?.steps.map(([name]) => name) ?? []);
    };
    expect(names(albumOf('sqs-album-block', track))).toEqual(['sm', 'md', 'lg']);
    expect(names(albumOf('sqs-slice-album-playlist', track))).toEqual([]);
  });

  it.each(['', '<div class="track"><a class="link" href="javascript:alert(1)">A</a></div>'])(
    'is a fault without a recording: %s',
    (content) => {
      expect(readAlbum(albumOf('sqs-audio-playlist', content))).toHaveProperty('fault');
    },
  );
});

describe('the classes of an album by its width', () => {
  const sizesOf = (className: string) => {
    const data = readAlbum(
      albumOf(className, '<div class="track"><a class="link" href="/a.mp3">A</a></div>'),
    );
    if ('fault' in data) throw new Error(data.fault);
    const { sizes } = data;
    if (!sizes) throw new Error('The album has no sizes.');
    return (width: number) =>
      Object.entries(sizeClasses(sizes, width))
        .filter(([, is]) => is)
        .map(([name]) => name);
  };

  it('are one of three for a block', () => {
    const classes = sizesOf('sqs-album-block');
    expect([639, 640, 5000].map(classes)).toEqual([['sm'], ['md'], ['lg']]);
  });

  it('are that of a tablet for a phone, too, on an album page, and none in wide windows', () => {
    const classes = sizesOf('sqs-audio-playlist');
    expect([479, 480, 5000].map(classes)).toEqual([['phone', 'tablet'], ['tablet'], []]);
  });
});
