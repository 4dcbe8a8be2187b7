// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAudio, unit } from '../../../../src/blocks/audio/audio.mount';
import { createTestScope } from '../../support/scope';

/** What the server rendered, with `total` printed as the length. */
const rendered = (total: string) => `<div class="sqs-widgets-audio-player stopped"><div class="controls">
  <div class="action"></div><div class="track"><div class="played"></div></div>
  <div class="time"><span class="progress"></span><span class="total">${total}</span></div></div></div>`;

let scope: ReturnType<typeof createTestScope>;

function mount({ total = '', duration = '', content = rendered(total) } = {}) {
  document.body.innerHTML = `<div class="sqs-audio-embed" data-url="/a.mp3" data-title="Frost" data-duration-in-ms="${duration}">${content}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
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
afterEach(() => {
  scope.end();
  document.body.replaceChildren();
});

describe('a player that the server has rendered', () => {
  it('has a button that says what it plays, and a slider', () => {
    const { find } = mount({ duration: '90000' });
    expect(find('.action')?.getAttribute('aria-label')).toContain('Frost');
    expect(find('.track')?.getAttribute('role')).toBe('slider');
  });

  it.each([
    ['90000', '', '1:30'],
    ['', '', ''],
    ['90000', '2:00', '2:00'],
  ])('of %s ms, with a printed length of «%s», shows «%s»', (duration, total, shown) => {
    expect(mount({ duration, total }).find('.total')?.textContent).toBe(shown);
  });

  it('is as the server sent it when it ends', () => {
    const { element, sent } = mount({ duration: '90000' });
    scope.end();
    expect(element.outerHTML).toBe(sent);
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
