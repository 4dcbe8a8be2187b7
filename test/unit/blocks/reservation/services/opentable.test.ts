// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type OpenTable,
  readOpenTable,
  showOpenTable,
} from '../../../../../src/blocks/reservation/services/opentable';
import { THIRD_PARTIES } from '../../../../../src/consent/third-parties';
import { SizeObserver, setBox } from '../../../support/measured-page';
import { createTestScope } from '../../../support/scope';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
});

function blockOf(html: string): HTMLElement {
  // Not in the page, where its frames would load.
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const LINK = 'https://www.opentable.co.uk/restref/client/?rid=9&restref=8';

describe('the restaurant of a block', () => {
  it.each([
    ['in its address', `<a href="${LINK}">Book</a>`, '9'],
    ['in an older address', '<a href="https://www.opentable.co.uk/x?restref=8">Book</a>', '8'],
    [
      'in the address that names one',
      `<a href="https://www.opentable.co.uk/about">A</a><a href="${LINK}">B</a>`,
      '9',
    ],
    ['in its settings, before its address', `<p data-rid="7"></p><a href="${LINK}">Book</a>`, '7'],
  ])('is the one %s', (_, html, restaurant) => {
    const block = blockOf(html);
    expect(readOpenTable(block, block)).toMatchObject({ restaurant, origin: 'https://www.opentable.co.uk' });
  });
});

/** A widget in a place of this width, once `frame.load()` says that it has loaded. */
function show(width: number, html = `<a href="${LINK}">Book</a>`) {
  const place = blockOf('<p>Server</p>');
  setBox(place, { width, height: 300 });
  const data = { ...readOpenTable(blockOf(html), place) } as OpenTable;
  const scope = createTestScope();
  const settled = vi.fn();
  showOpenTable(scope, { ...data, place }).then(
    () => settled('shown'),
    (error: Error) => settled(error.message),
  );
  const frames = () => [...place.querySelectorAll('iframe')];
  const load = () => frames()[0]?.dispatchEvent(new Event('load'));
  return { frames, load, place, scope, settled: () => settled.mock.calls.flat() };
}

const settingsOf = (frame: HTMLIFrameElement | undefined) => {
  const { origin, pathname, searchParams } = new URL(frame?.src ?? '');
  return { address: origin + pathname, ...Object.fromEntries(searchParams) };
};
const sizeOf = (frame: HTMLIFrameElement | undefined) => [frame?.width, frame?.height];

describe('the widget of OpenTable', () => {
  it('is a frame from the restaurant’s country, with a link to book beside it', async () => {
    const { frames, load, place, settled } = show(400);
    expect(frames()).toHaveLength(1);
    expect(frames()[0]?.title).toBe('Book a table on OpenTable');
    expect(settingsOf(frames()[0])).toEqual({
      address: 'https://www.opentable.co.uk/widget/reservation/canvas',
      rid: '9',
      type: 'standard',
      theme: 'standard',
      overlay: 'false',
      domain: 'couk',
      lang: 'en',
      newtab: 'false',
    });
    const link = place.querySelector('a');
    expect([link?.getAttribute('href'), link?.firstElementChild?.textContent]).toEqual([
      'https://www.opentable.co.uk/restref/client/?rid=9&restref=9',
      'Book on OpenTable',
    ]);
    expect(settled()).toEqual([]);
    load();
    await expect.poll(settled).toEqual(['shown']);
  });

  it.each([
    [850, 'standard', ['224', '301']],
    [851, 'wide', ['840', '150']],
  ])('in %d px is %s', (width, theme, size) => {
    const { frames } = show(width);
    expect(settingsOf(frames()[0])).toMatchObject({ theme });
    expect(sizeOf(frames()[0])).toEqual(size);
  });

  it('is replaced when the block becomes wide or narrow, and only then', async () => {
    const { frames, place } = show(400);
    const [first] = frames();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Sizes are told, and are watched again from the next frame on. */
    const become = async (width: number) => {
      await frame();
      await frame();
      setBox(place, { width, height: 300 });
      SizeObserver.resize();
    };
    await become(500);
    expect([frames().length, frames()[0] === first]).toEqual([1, true]);
    await become(900);
    expect(frames().map(sizeOf)).toEqual([['840', '150']]);
    await become(500);
    expect(frames().map(sizeOf)).toEqual([['224', '301']]);
  });

  it('has failed when its frame has not loaded in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { settled } = show(400);
    await vi.advanceTimersByTimeAsync(THIRD_PARTIES.opentable.timeoutMs + 1);
    expect(settled()).toEqual(['The booking form took too long to load.']);
  });
});
