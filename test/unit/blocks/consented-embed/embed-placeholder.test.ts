// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showPlaceholder } from '../../../../src/blocks/consented-embed/embed-placeholder';
import { addressOf } from '../../../../src/consent/waiting-markup';
import { findIn } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

/** The edges of an element in its containing block. */
function place(element: Element, edges: Readonly<Record<string, number | Element>>): void {
  for (const [name, value] of Object.entries(edges))
    Object.defineProperty(element, name, { configurable: true, value });
}

const EDGES = { offsetTop: 10, offsetLeft: 20, offsetWidth: 300, offsetHeight: 200 };

function show(html: string, names = 'marketing') {
  // Outside of the page: happy-dom says that it loads no frames.
  const around = document.createElement('div');
  around.innerHTML = html;
  const embed = around.firstElementChild as HTMLIFrameElement | HTMLTemplateElement;
  place(embed, { ...EDGES, offsetParent: around });
  const before = around.innerHTML;
  const onAllow = vi.fn();
  const scope = createTestScope();
  showPlaceholder(scope, { embed, names, address: addressOf(embed), onAllow });
  return { around, before, embed, note: () => findIn(around, '.inlay-waiting'), onAllow, scope };
}

/** What the style sheet reads. */
const edgeOf = (note: HTMLElement, edge: string) => note.style.getPropertyValue(`--_${edge}`);

const FRAME = '<iframe data-src="https://video.example/1"></iframe>';

describe('the placeholder of a frame', () => {
  it('covers it, and keeps the keyboard out of it', () => {
    const { embed, note } = show(FRAME);
    expect(embed.hasAttribute('inert')).toBe(true);
    expect(embed.nextElementSibling?.firstElementChild).toBe(note());
    expect([...note().classList]).toContain('inlay-waiting--cover');
    expect(['top', 'left', 'width', 'height'].map((edge) => edgeOf(note(), edge))).toEqual([
      '10px',
      '20px',
      '300px',
      '200px',
    ]);
  });

  it.each([
    ['the frame', (around: HTMLElement) => around.firstElementChild],
    ['what is around it', (around: HTMLElement) => around],
  ])('stays over it when the size of %s changes', async (_, find) => {
    const { around, embed, note } = show(FRAME);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    place(embed, { offsetTop: 40, offsetWidth: 500 });
    const changed = find(around) as HTMLElement;
    changed.getBoundingClientRect = () => ({ width: 500, height: 90 }) as DOMRect;
    SizeObserver.resize();
    expect(['top', 'width'].map((edge) => edgeOf(note(), edge))).toEqual(['40px', '500px']);
  });

  it('goes with its scope', () => {
    const { around, before, scope } = show(FRAME);
    scope.end();
    expect(around.innerHTML).toBe(before);
  });
});

it('the placeholder of a template has a place of its own behind it', () => {
  const { embed, note } = show('<template><iframe src="https://film.example/2"></iframe></template>');
  expect(embed.hasAttribute('inert')).toBe(false);
  expect(embed.nextElementSibling?.firstElementChild).toBe(note());
  expect([note().className, note().getAttribute('style')]).toEqual(['inlay-own inlay-waiting', null]);
});

describe('the text of a placeholder', () => {
  it.each([
    ['the host of a frame', FRAME, 'video.example'],
    [
      'the host of what a template loads',
      '<template><p>Film</p><script src="https://film.example/2.js"></script></template>',
      'film.example',
    ],
    ['no host where a template loads nothing', '<template><p>Film</p></template>', 'Another site'],
    ['no host where the address is none', '<iframe data-src="javascript:alert(1)"></iframe>', 'Another site'],
    ['no host where there is no address', '<iframe></iframe>', 'Another site'],
  ])('names %s', (_, html, host) => {
    expect(show(html).note().querySelector('p')?.textContent).toBe(
      `${host} may set cookies. Its content is shown here once you allow marketing cookies.`,
    );
  });

  it('names the category that is to be allowed, and has a button that allows it', () => {
    const { note, onAllow } = show(FRAME, 'performance');
    expect(note().querySelector('p')?.textContent).toContain('allow performance cookies');
    const button = findIn(note(), 'button');
    expect(button.textContent).toBe('Allow and show');
    button.click();
    expect(onAllow).toHaveBeenCalledTimes(1);
  });
});
