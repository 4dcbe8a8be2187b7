// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../../src/blocks/search-page/search-page.messages.json';
import { unit } from '../../../../src/blocks/search-page/search-page.mount';
import { createMessages } from '../../../../src/text/messages';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

const t = createMessages(messages);

/** The queries of the searches, and how the server answers each. */
let asked: URLSearchParams[] = [];
let answers: Array<() => Promise<Response> | Response> = [];
beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, location.href).searchParams);
    return answers.shift()?.() ?? Response.json({ items: [], totalCount: 0 });
  });
});
afterEach(() => {
  endTestScopes();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const MORE = '<div class="sqs-search-page-more hide">More</div>';
const page = (field = '', more = MORE) => `<div class="page"><div class="sqs-search-page-input">${field}</div>
  <div class="sqs-search-page-output hide"><div class="sqs-search-page-notice"></div>
  <div class="sqs-search-page-result"><div class="search-results"></div></div>${more}</div></div>`;

function mount(address: string, html = page()) {
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  return mountUnit(unit, document.body.firstElementChild as HTMLElement);
}
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const titles = () =>
  [...document.querySelectorAll('.search-result')].map(({ textContent }) => textContent?.trim());
const notice = () => find('.sqs-search-page-notice')?.textContent;
const found =
  (count: number, total = count, first = 1) =>
  () =>
    Response.json({
      items: Array.from({ length: count }, (_, index) => ({
        title: `Tea ${first + index}`,
        url: `/tea-${first + index}`,
        itemUrl: `/tea-${first + index}`,
      })),
      totalCount: total,
    });

describe('the search in the address', () => {
  it('is made at once, in the collection that it names', async () => {
    answers = [found(2)];
    mount('/search?q=tea&f_collectionId=c1');
    await vi.waitFor(() => expect(titles()).toHaveLength(2));
    expect(asked.map((query) => [query.get('q'), query.get('f_collectionId')])).toEqual([['tea', 'c1']]);
    expect(find('.sqs-search-page-output')?.classList.contains('hide')).toBe(false);
    expect(find<HTMLInputElement>('input')?.value).toBe('tea');
  });

  it('is none where the address has none: nothing is asked or shown', async () => {
    mount('/search');
    await vi.waitFor(() => expect(find('input')).not.toBeNull());
    expect([asked.length, find('.sqs-search-page-output')?.classList.contains('hide')]).toEqual([0, true]);
  });

  it('follows Back and Forward, and nothing is asked again for the same query', async () => {
    mount('/search?q=tea', page('<input value="">'));
    expect(find<HTMLInputElement>('input')?.value).toBe('tea');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    dispatchEvent(new Event('popstate'));
    history.replaceState(null, '', '/search?q=fern');
    dispatchEvent(new Event('popstate'));
    await vi.waitFor(() => expect(asked.map((query) => query.get('q'))).toEqual(['tea', 'fern']));
    expect(find<HTMLInputElement>('input')?.value).toBe('fern');
    history.replaceState(null, '', '/search?q=fern&f_collectionId=c1');
    dispatchEvent(new Event('popstate'));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.get('f_collectionId')).toBe('c1');
  });
});

describe('a new search', () => {
  const press = (key: string, more: object = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    find('input')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('in the field of the page is made with Enter, without the spaces around it, and is in the address', async () => {
    mount('/search?q=tea&f_collectionId=c1#top', page('<input>'));
    const length = history.length;
    Object.assign(find('input') as object, { value: ' green tea ' });
    expect([press('a'), press('Enter', { isComposing: true }), press('Enter')]).toEqual([false, false, true]);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect([asked[1]?.get('q'), asked[1]?.get('f_collectionId')]).toEqual(['green tea', 'c1']);
    expect([location.search, location.hash]).toEqual(['?q=green+tea&f_collectionId=c1', '#top']);
    press('Enter');
    expect(history.length - length).toBe(1);
  });

  it('in the field that we draw is made when it is sent', async () => {
    mount('/search');
    await vi.waitFor(() => expect(find('form')).not.toBeNull());
    Object.assign(find('input') as object, { value: 'fern' });
    const event = new Event('submit', { bubbles: true, cancelable: true });
    find('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(asked.map((query) => query.get('q'))).toEqual(['fern']));
  });
});

describe('the results', () => {
  it('are links to safe addresses only', async () => {
    answers = [
      () =>
        Response.json({
          items: [
            { title: 'Safe', url: '/a', itemUrl: '/a' },
            { title: 'Not', url: 'javascript:alert(1)', itemUrl: 'javascript:alert(1)' },
          ],
          totalCount: 2,
        }),
    ];
    mount('/search?q=tea');
    await vi.waitFor(() => expect(titles()).toEqual(['Safe', 'Not']));
    const links = [...document.querySelectorAll('.search-result')].map((result) => result.querySelector('a'));
    expect([links[0]?.getAttribute('href'), links[1]]).toEqual(['/a', null]);
  });

  it('are none, and the page says so, also to screen readers', async () => {
    mount('/search?q=tea');
    await vi.waitFor(() => expect(notice()).toBe(t('nothing', { query: 'tea' })));
    await vi.waitFor(() => expect(find('[aria-live=polite]')?.textContent).toBe(notice()));
    expect(find('.sqs-search-page-more')?.classList.contains('hide')).toBe(true);
  });

  it('come in parts: the button for more is one for the keyboard, and goes with the last part', async () => {
    answers = [found(2, 3), found(1, 3, 3)];
    mount('/search?q=tea');
    await vi.waitFor(() => expect(titles()).toHaveLength(2));
    const more = find('.sqs-search-page-more');
    expect(['role', 'tabindex'].map((name) => more?.getAttribute(name))).toEqual(['button', '0']);
    expect([
      more?.classList.contains('hide'),
      find('.sqs-search-page-notice')?.classList.contains('hide'),
    ]).toEqual([false, true]);
    more?.focus();
    more?.click();
    await vi.waitFor(() => expect(titles()).toEqual(['Tea 1', 'Tea 2', 'Tea 3']));
    expect(more?.classList.contains('hide')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Tea 3');
    expect(asked.map((query) => query.get('p') ?? query.get('page'))[1]).toBe('1');
  });

  it('that are very many are shown fifty at a time', async () => {
    answers = [found(51)];
    mount('/search?q=tea');
    const count = () => document.querySelectorAll('.search-result').length;
    await vi.waitFor(() => expect(count()).toBe(50));
    find('.sqs-search-page-more')?.click();
    await vi.waitFor(() => expect(count()).toBe(51));
    expect(asked).toHaveLength(1);
    endTestScopes();
    // Without a button for more, all of them are shown at once.
    answers = [found(51)];
    mount('/search?q=tea', page('', ''));
    await vi.waitFor(() => expect(count()).toBe(51));
  });

  it('that do not come can be asked for again, and focus stays in the search', async () => {
    answers = [() => Response.json({}, { status: 500 }), found(1)];
    mount('/search?q=tea');
    await vi.waitFor(() => expect(notice()).toContain(t('failed')));
    find('.sqs-search-page-notice button')?.click();
    expect(document.activeElement).toBe(find('input'));
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
  });

  it('are gone with their unit, and the page is as it was', async () => {
    answers = [found(2, 3)];
    const { scope } = mount('/search?q=tea');
    await vi.waitFor(() => expect(titles()).toHaveLength(2));
    scope.end();
    expect(document.body.innerHTML).toBe(page());
  });
});
