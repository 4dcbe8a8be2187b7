// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTock, showTock, type Tock } from '../../../../../src/blocks/reservation/services/tock';
import { createTestScope } from '../../../support/scope';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'tock');
});

function blockOf(html: string): HTMLElement {
  // Not in the page, where its frames would load.
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}
const read = (html: string) => readTock(blockOf(html));
const CONTAINER = '<div class="wrap"><div id="Tock_widget_container"></div></div>';
/** It does not run in a test. */
const init = (name: string) => `<script type="x">tock('init', '${name}')</script>`;
const SCRIPT = '<script type="x" src="https://www.exploretock.com/tock.js"></script>';
const link = (name: string) => `<a href="https://www.exploretock.com/${name}">Book</a>`;

describe('the business of a block', () => {
  it.each([
    ['its script names', init('rose'), 'rose', true],
    [
      'its script names, before all else',
      `<p data-tock-business="fern"></p>${link('ivy')}${init('rose')}`,
      'rose',
      true,
    ],
    ['its settings name', '<p data-tock-business=" fern "></p>', 'fern', false],
    ['its settings name, before its link', `${link('ivy')}<p data-slug="fern"></p>`, 'fern', false],
    ['its link leads to', link('ivy/event/1'), 'ivy', false],
    ['its link leads to, behind the tag of Tock’s script', SCRIPT + link('ivy'), 'ivy', false],
    [
      'a frame shows that waits for consent',
      '<iframe src="" data-src="https://www.exploretock.com/moss"></iframe>',
      'moss',
      false,
    ],
    [
      'its settings name where its script waits for consent',
      `<script type="text/plain">tock('init', 'rose')</script><p data-business="fern"></p>`,
      'fern',
      false,
    ],
  ])('is the one that %s', (_, html, business, hasOwnScript) => {
    expect(read(CONTAINER + html)).toMatchObject({
      business,
      hasOwnScript,
      link: `https://www.exploretock.com/${business}`,
    });
  });

  it.each([
    ['is not named', CONTAINER],
    ['is no name', `${CONTAINER}<p data-business="two words"></p>`],
    ['is that of another service', `${CONTAINER}<a href="https://example.com/ivy">Book</a>`],
    ['is only the tag of Tock’s script', CONTAINER + SCRIPT],
  ])('is a fault where it %s', (_, html) => {
    expect(read(html)).toMatchObject({ fault: expect.stringContaining('does not name a business') });
  });

  it('needs a place', () => {
    expect(read(init('rose'))).toMatchObject({ fault: expect.stringContaining('#Tock_widget_container') });
  });
});

const tockIn = (html = CONTAINER) => read(html + link('ivy')) as Tock;

describe('the widget', () => {
  function show() {
    const tock = tockIn();
    const scope = createTestScope();
    const load = vi.fn(async () => {});
    const settled = vi.fn();
    showTock(scope, tock, { load } as never).then(
      () => settled('shown'),
      (error) => settled(String(error)),
    );
    return { tock, scope, load, settled: () => settled.mock.calls.flat() };
  }

  it('is told the business before its script comes, and is there when it has drawn something', async () => {
    const { tock, scope, load, settled } = show();
    expect(load.mock.calls).toEqual([['https://www.exploretock.com/tock.js']]);
    const page = window as { tock?: { queue: unknown } };
    expect(page.tock?.queue).toEqual([['init', 'ivy']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled()).toEqual([]);
    tock.container.append('Loading');
    await vi.advanceTimersByTimeAsync(0);
    expect(settled()).toEqual([]);
    tock.container.append(document.createElement('iframe'));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled()).toEqual(['shown']);
    scope.end();
    expect(tock.container.childNodes).toHaveLength(0);
  });
});
