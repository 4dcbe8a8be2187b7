// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readAudio } from '../../../../src/blocks/audio/audio.mount';

function embed(attributes: Readonly<Record<string, string>>, content = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = 'sqs-audio-embed';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = content;
  return element;
}

/** As servers send it: all attributes, most of them empty. */
const SERVED = {
  'data-url': 'https://static.test/s/Sermon+10-16.mp3/original/Sermon+10-16.mp3',
  'data-mime-type': '',
  'data-title': ' Faith and frost ',
  'data-author': 'Rev. Holm, 10-16',
  'data-show-download': 'false',
  'data-design-style': 'minimal',
  'data-duration-in-ms': '1536000',
  'data-color-theme': 'dark',
};

describe('an audio block', () => {
  it('is read from its attributes', () => {
    const warn = vi.fn();
    expect(readAudio(embed(SERVED), warn)).toMatchObject({
      track: { title: 'Faith and frost', artist: 'Rev. Holm, 10-16', duration: 1536 },
      showsDownload: false,
      native: undefined,
      nodes: undefined,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is read as a template writes it for an item', () => {
    const served = { 'data-audio-asset-url': 'https://static.test/a.mp3', 'data-item-id': '5e' };
    expect(readAudio(embed(served))).toMatchObject({
      track: { url: new URL('https://static.test/a.mp3'), title: 'Audio' },
    });
  });

  it('takes empty attributes for missing ones', () => {
    const warn = vi.fn();
    const data = readAudio(embed({ ...SERVED, 'data-title': '', 'data-duration-in-ms': '' }), warn);
    expect(data).toMatchObject({ track: { title: 'Audio', duration: 0 } });
    expect(warn).not.toHaveBeenCalled();
  });

  it('reports a length that is not a number', () => {
    const warn = vi.fn();
    expect(readAudio(embed({ ...SERVED, 'data-duration-in-ms': 'long' }), warn)).toMatchObject({
      track: { duration: 0 },
    });
    expect(warn).toHaveBeenCalledWith('durationInMs', 'number', 'long');
  });

  it('has nothing to do without a recording', () => {
    expect(readAudio(embed({ ...SERVED, 'data-url': '' }))).toBeUndefined();
    const placeholder = embed(SERVED);
    placeholder.classList.add('sqs-block-is-placeholder');
    expect(readAudio(placeholder)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:audio/mpeg;base64,AA', 'https://'])('is a fault with %s', (url) => {
    expect(readAudio(embed({ ...SERVED, 'data-url': url }))).toHaveProperty('fault');
  });

  it('knows the browser’s own player, and one that the server has rendered', () => {
    const native = readAudio(embed({}, '<audio controls src="/a.mp3"></audio>'));
    expect(native && 'native' in native && native.native?.tagName).toBe('AUDIO');
    const rendered = readAudio(
      embed(
        { 'data-asset-url': '/b.mp3', 'data-untitled': 'Untitled', 'data-length-in-milli-seconds': '61000' },
        '<div class="sqs-widgets-audio-player"><div class="action"></div><div class="track"><div class="played"></div></div></div>',
      ),
    );
    expect(rendered).toMatchObject({ track: { title: 'Untitled', duration: 61 } });
    expect(rendered && 'nodes' in rendered && rendered.nodes?.played?.className).toBe('played');
  });
});
