// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAudio, unit } from '../../../../src/blocks/audio/audio.mount';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

/** What the server rendered, with `total` printed as the length. */
const rendered = (total: string) => `<div class="sqs-widgets-audio-player stopped"><div class="controls">
  <div class="action"></div><div class="track"><div class="played"></div></div>
  <div class="time"><span class="progress"></span><span class="total">${total}</span></div></div></div>`;

let scope: ReturnType<typeof createTestScope>;

function mount({ total = '', duration = '', content = rendered(total), attributes = '' } = {}) {
  const element = pageElement(
    `<div class="sqs-audio-embed" data-url="/a.mp3" data-title="Frost" data-duration-in-ms="${duration}" ${attributes}>${content}</div>`,
  );
  const sent = element.outerHTML;
  const data = readAudio(element);
  if (!data || 'fault' in data) throw new Error('There is no recording.');
  const player = unit.mount(data, scope, element);
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  return { element, sent, player, find };
}

beforeEach(() => {
  scope = createTestScope();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

describe('a player that the server has rendered', () => {
  it.each([
    ['90000', '', '1:30'],
    ['', '', ''],
    ['90000', '2:00', '2:00'],
  ])('of %s ms, with a printed length of «%s», shows «%s»', (duration, total, shown) => {
    expect(mount({ duration, total }).find('.total')?.textContent).toBe(shown);
  });
});

it('leaves the browser’s own player as it is', async () => {
  const { element, sent, player, find } = mount({ content: '<audio controls src="/a.mp3"></audio>' });
  find('audio')?.dispatchEvent(new Event('play'));
  expect(player.get().status).toBe('playing');
  await vi.dynamicImportSettled();
  expect(element.outerHTML).toBe(sent);
});

it('draws a player where the server has none, whose slider waits for a length', async () => {
  const slider = (duration: string) => mount({ duration, content: '' }).find('input[type="range"]');
  await vi.waitFor(() => expect(slider('')).toHaveProperty('disabled', true));
  scope.end();
  scope = createTestScope();
  await vi.waitFor(() => expect(slider('90000')).toMatchObject({ disabled: false, max: '90' }));
});

describe('a player that is drawn', () => {
  async function draw(attributes = '', duration = '90000') {
    const mounted = mount({ content: '', attributes, duration });
    await vi.waitFor(() => expect(mounted.find('[role=group]')).not.toBeNull());
    /** The recording that plays tells what it does. */
    const tell = (type: string) => {
      const [audio] = vi.mocked(HTMLMediaElement.prototype.play).mock.contexts;
      (audio as HTMLMediaElement | undefined)?.dispatchEvent(new Event(type));
    };
    return { ...mounted, tell };
  }

  it('has the title, the artist and the download that its block has', async () => {
    const { find } = await draw('data-author="Okafor" data-show-download="true"');
    expect([find('.title')?.textContent, find('.artistName')?.textContent]).toEqual(['Frost', 'Okafor']);
    const link = find('a.download');
    expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([
      new URL('/a.mp3', location.href).href,
      'Download Frost',
    ]);
    expect(find('.total')?.textContent).toBe('1:30');
  });

  it('has neither artist nor download nor length where its block has none', async () => {
    const { element } = await draw('', '');
    expect(element.querySelectorAll('.artistName,a.download,.total')).toHaveLength(0);
  });

  it('says whether it plays, by its button and by the classes that themes know', async () => {
    const { find, tell } = await draw();
    const look = () => [
      find('[role=group]')?.className,
      find('.action')?.getAttribute('aria-label'),
      find('.action')?.firstElementChild?.className,
    ];
    expect(look()).toEqual(['sqs-widgets-audio-player stopped', 'Play Frost', 'play']);
    find('.action')?.click();
    tell('play');
    // Until then it may wait for its file.
    tell('playing');
    await expect.poll(look).toEqual(['sqs-widgets-audio-player playing', 'Pause Frost', 'pause']);
    tell('waiting');
    await expect.poll(() => look()[0]).toBe('sqs-widgets-audio-player playing inlay-audio-waiting');
    tell('playing');
    await expect.poll(() => look()[0]).toBe('sqs-widgets-audio-player playing');
    tell('pause');
    await expect.poll(look).toEqual(['sqs-widgets-audio-player paused', 'Play Frost', 'play']);
  });

  it('goes to the place that the visitor chooses on its slider', async () => {
    const { find, player } = await draw();
    const slider = find('input') as HTMLInputElement;
    slider.value = '45';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(player.get().time).toBe(45);
    await expect.poll(() => find('.progress')?.textContent).toBe('0:45');
    expect(find('.track')?.style.getPropertyValue('--inlay-audio-played')).toBe('50%');
    expect(slider.getAttribute('aria-valuetext')).toBe('45 seconds of 1 minute 30 seconds');
  });
});
