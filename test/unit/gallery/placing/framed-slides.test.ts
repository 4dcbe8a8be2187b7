// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createFramedDesign, type FramedRequest } from '../../../../src/gallery/placing/framed-slides';
import type { Placement } from '../../../../src/gallery/placing/layout-checks';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const SLIDE = '<figure><div><p><img data-image-dimensions="300x200" alt=""></p></div></figure>';
const CAPTIONED =
  '<figure><div><img width="100" height="100" alt=""></div><figcaption>A</figcaption></figure>';
const BARE = '<figure><img alt=""></figure>';

/** Slides of 100 px and their captions, below each other, in a list of 400 px. */
function place(html: string, { section = '', captionHeight = 20, isShown = true, fault = '' } = {}) {
  vi.stubGlobal('innerWidth', 1400);
  document.body.innerHTML = `<section ${section}><div class="list">${html}</div></section>`;
  const before = document.body.innerHTML;
  const list = findIn(document, '.list');
  const slides = [...list.children] as HTMLElement[];
  list.getBoundingClientRect = () => ({ width: 400 }) as DOMRect;
  for (const caption of list.querySelectorAll('figcaption')) {
    caption.getBoundingClientRect = () => ({ height: captionHeight }) as DOMRect;
    caption.checkVisibility = () => isShown;
  }
  const requests: FramedRequest[] = [];
  const report = vi.fn();
  const scope = createTestScope({ report });
  const design = createFramedDesign(
    { list, container: list, slides, options: {}, scope, owner: scope.owner() },
    { gutter: 40, hasEdges: true },
    {
      ready: 'is-ready',
      place(request): Placement {
        requests.push(request);
        const rects = slides.map((_, index) => ({
          ...{ left: 0, top: index * 200, width: 400 },
          height: 100 + (request.captions?.[index] ?? 0),
        }));
        return { rects, height: slides.length * 200, ...(fault && { fault }) } as Placement;
      },
    },
  );
  design.refresh();
  return {
    ...{ design, slides, requests, report, list, scope, before },
    heights: () => slides.map(({ style }) => style.height),
    boxes: () =>
      slides.map((slide) => {
        const { height, overflow } = (slide.firstElementChild as HTMLElement).style;
        return [height, overflow];
      }),
  };
}

describe('framed slides', () => {
  it('are placed by the ratios of their markup and the width of their list', () => {
    const { requests, list, heights, boxes, scope, before } = place(SLIDE + BARE);
    expect(requests).toEqual([
      { ratios: [1.5, undefined], captions: [], width: 400, gutter: 40, hasEdges: true, rtl: false },
    ]);
    expect(list.classList.contains('is-ready')).toBe(true);
    expect([heights(), boxes()]).toEqual([
      ['100px', '100px'],
      [
        ['100px', 'clip'],
        // The image itself has no box.
        ['', ''],
      ],
    ]);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('have boxes of the height of their place, and captions measured at their width below them', () => {
    const { requests, heights, boxes } = place(CAPTIONED + SLIDE);
    expect(requests.map(({ captions }) => captions)).toEqual([[], [20, 0]]);
    // Their content decides.
    expect(heights()).toEqual(['', '']);
    expect(boxes()).toEqual([
      ['100px', 'clip'],
      ['100px', 'clip'],
    ]);
  });

  it('are measured once where no caption is seen', () => {
    const { requests, heights } = place(CAPTIONED, { isShown: false });
    expect([requests.length, heights()]).toEqual([1, ['100px']]);
  });

  it('leave the height of boxes to the style sheet where their section says that it has no captions', () => {
    const section = 'data-show-captions="false"';
    expect(place(SLIDE, { section }).boxes()).toEqual([['', '']]);
    expect(place(CAPTIONED, { section }).boxes()).toEqual([['100px', 'clip']]);
  });

  it.each([
    ['without captions', SLIDE],
    ['with captions', CAPTIONED],
  ])('%s report what is wrong with their sizes once', (_, html) => {
    const { design, report } = place(html, { fault: 'Too wide.' });
    design.refresh();
    expect(report.mock.calls.map(([phase, , cause]) => [phase, cause])).toEqual([['read', 'Too wide.']]);
  });
});
