// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { type Acuity, readAcuity, showAcuity } from '../../../../../src/blocks/reservation/services/acuity';
import { createTestScope } from '../../../support/scope';

const ADDRESS = 'https://app.acuityscheduling.com/schedule.php?owner=1';
/** A frame that waits, so that no test loads it. */
const FRAME = `<iframe data-src="${ADDRESS}"></iframe>`;
const OWN = '<script type="x" src="https://embed.example/own.js"></script>';

function read(html: string) {
  // Not in the page, where its frame would load.
  const element = document.createElement('div');
  const content = element.appendChild(document.createElement('p'));
  content.innerHTML = html;
  return { data: readAcuity(element, content), content };
}
const show = (data: unknown) => {
  const load = vi.fn(async () => {});
  void showAcuity(createTestScope(), data as Acuity, { load } as never);
  return load.mock.calls;
};

describe('a scheduling block', () => {
  it.each([
    ['that waits for consent', FRAME],
    ['that waits with an empty address', `<iframe src="" data-src="${ADDRESS}"></iframe>`],
  ])('has the address of its frame %s', (_, html) => {
    const { data, content } = read(html);
    expect(data).toMatchObject({ link: ADDRESS, place: content, hasOwnScript: false });
  });

  it.each(['', '<iframe></iframe>', '<iframe data-src="javascript:alert(1)"></iframe>'])(
    'is a fault without one: %s',
    (html) => {
      expect(read(html).data).toMatchObject({ fault: expect.stringContaining('nothing to book') });
    },
  );

  it('has its place around the frame', () => {
    const { data, content } = read(`<b class="acuity-block-wrapper">${FRAME}</b>`);
    expect(data).toMatchObject({ place: content.firstElementChild });
  });
});

describe('the script that fits the frame', () => {
  it('is loaded where the block has none', () => {
    expect(show(read(FRAME).data)).toEqual([['https://embed.acuityscheduling.com/js/embed.js', true]]);
  });

  it('is the block’s own, which has run once and is loaded only when it is shown again', () => {
    const { data } = read(FRAME + OWN);
    expect(show(data)).toEqual([]);
    expect(show(data)).toEqual([['https://embed.example/own.js', true]]);
  });
});
