// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/comments/comments.mount';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

interface Call {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The calls of the thread, and what the server answers to those whose path has a word. */
let calls: Call[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  calls = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.href);
    calls.push({ path: pathname, query: Object.fromEntries(searchParams), body: `${init?.body ?? ''}` });
    const [, answer] = Object.entries(answers).find(([word]) => pathname.includes(word)) ?? [];
    return answer?.() ?? Response.json({});
  });
});

afterEach(() => {
  localStorage.clear();
  endTestScopes();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const BO = { id: 'c1', body: 'Ferns', authorName: 'Bo', likeCount: 2 };
const REFUSED = () => Response.json({ error: 'Not now.' }, { status: 400 });

/** A thread whose first page has these comments, once they are shown. */
async function mount(comments: readonly object[] = [BO], more: object = {}, settings: object = {}) {
  answers.GetThread ??= () => Response.json({ comments, totalCount: comments.length, ...more });
  const context = { websiteSettings: { commentsEnabled: true, ...settings } };
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
  const element = pageElement('<div></div>');
  Object.assign(element.dataset, {
    itemId: 'a',
    commentState: '1',
    publicCommentCount: `${comments.length}`,
  });
  const { scope, store } = mountUnit(unit, element);
  await expect.poll(() => element.querySelectorAll('article').length).toBe(comments.length);
  const articles = () => [...element.querySelectorAll<HTMLElement>('article')];
  const texts = (selector: string) =>
    [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { articles, element, find: (selector: string) => findIn(element, selector), scope, store, texts };
}

type Mounted = Awaited<ReturnType<typeof mount>>;

const buttonOf = ({ element }: Mounted, text: string) => {
  const found = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button ${text}.`);
  return found;
};

function write(form: HTMLElement, name: string, text: string): void {
  findIn(form, 'input').setAttribute('value', name);
  const area = findIn(form, 'textarea') as HTMLTextAreaElement;
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

describe('a comment', () => {
  it('has its author, its text and its time', async () => {
    const { articles, find } = await mount([{ ...BO, addedOn: Date.UTC(2020, 4, 6) }]);
    expect(articles()[0]?.getAttribute('aria-label')).toBe('Bo');
    expect([find('.user-info').textContent, find('.comment-body').textContent]).toEqual(['Bo', 'Ferns']);
    expect(find('time').textContent).toContain('2020');
    expect(document.body.textContent).not.toContain('Loading');
  });

  it('of nobody is anonymous, and without a time has none', async () => {
    const { articles, element, find } = await mount([{ id: 'c1', body: 'Ferns' }]);
    expect([articles()[0]?.getAttribute('aria-label'), find('.user-info').textContent]).toEqual([
      'Anonymous',
      'Anonymous',
    ]);
    expect(element.querySelector('time')).toBeNull();
  });

  it('has no date that is beyond all calendars', async () => {
    expect((await mount([{ ...BO, addedOn: 9e15 }])).element.querySelector('time')).toBeNull();
  });

  it('has its answers below it', async () => {
    const { find } = await mount([BO, { id: 'c2', body: 'Moss', authorName: 'Al', parentId: 'c1' }]);
    expect(find('.comment-list > ol > li > .comment-replies > li .comment-body').textContent).toBe('Moss');
  });

  it.each([
    [{ commentLikesAllowed: false }, ['Reply', 'Report']],
    [{ commentFlagsAllowed: false }, ['2 Likes', 'Reply']],
    [{ commentThreaded: false }, ['2 Likes', 'Report']],
  ])('has the buttons that the site allows: %j', async (settings, expected) => {
    const { texts } = await mount([BO], {}, settings);
    expect(texts('article button').sort()).toEqual(expected);
  });
});

describe('a vote', () => {
  const pressed = ({ element }: Mounted) =>
    [...element.querySelectorAll('[aria-pressed]')].map((button) => [
      button.textContent,
      button.getAttribute('aria-pressed'),
    ]);

  it('is counted once', async () => {
    const thread = await mount();
    buttonOf(thread, '2 Likes').click();
    await expect.poll(() => pressed(thread)[0]).toEqual(['3 Likes', 'true']);
    const count = calls.length;
    buttonOf(thread, '3 Likes').click();
    buttonOf(thread, 'Report').click();
    await expect.poll(() => pressed(thread)[1]).toEqual(['Reported', 'true']);
    expect([count, calls.length]).toEqual([2, 3]);
    expect(thread.find('article [role=status]').textContent).toBe('');
  });

  it('is taken back where the server refuses it, which is said', async () => {
    const thread = await mount();
    answers.LikeComment = REFUSED;
    buttonOf(thread, '2 Likes').click();
    await expect
      .poll(() => thread.find('article [role=status]').textContent)
      .toBe('Your vote was not counted: Not now.');
    expect(pressed(thread)[0]).toEqual(['2 Likes', 'false']);
  });
});

describe('the form of an answer', () => {
  const form = ({ element }: Mounted) => element.querySelector<HTMLElement>('article form');

  it('opens and closes with its button', async () => {
    const thread = await mount();
    const reply = thread.find('[aria-label="Reply to Bo"]');
    expect([reply.getAttribute('aria-expanded'), form(thread)]).toEqual(['false', null]);
    reply.click();
    await expect.poll(() => reply.getAttribute('aria-expanded')).toBe('true');
    expect(form(thread)?.contains(document.activeElement)).toBe(true);
    reply.click();
    await expect.poll(() => form(thread)).toBeNull();
  });

  it('is dropped by its button, which gives the focus back', async () => {
    const thread = await mount();
    const reply = thread.find('[aria-label="Reply to Bo"]');
    reply.click();
    await expect.poll(() => form(thread)).not.toBeNull();
    const area = findIn(form(thread) as HTMLElement, 'textarea') as HTMLTextAreaElement;
    area.value = 'A draft';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    // Closed by its own button, it keeps what was typed.
    reply.click();
    await expect.poll(() => form(thread)).toBeNull();
    reply.click();
    await expect
      .poll(() => thread.element.querySelector<HTMLTextAreaElement>('article textarea')?.value)
      .toBe('A draft');
    buttonOf(thread, 'Cancel').click();
    await expect.poll(() => form(thread)).toBeNull();
    expect(document.activeElement).toBe(reply);
    reply.click();
    await expect
      .poll(() => thread.element.querySelector<HTMLTextAreaElement>('article textarea')?.value)
      .toBe('');
  });

  it('sends it for its comment, and gives the focus to it', async () => {
    const thread = await mount();
    answers.AddComment = () =>
      Response.json({ comment: { id: 'c9', body: 'Moss', authorName: 'Al', parentId: 'c1' } });
    thread.find('[aria-label="Reply to Bo"]').click();
    await expect.poll(() => form(thread)).not.toBeNull();
    write(form(thread) as HTMLElement, 'Al', 'Moss');
    await expect.poll(() => thread.texts('.comment-replies .comment-body')).toEqual(['Moss']);
    const sent = calls.find(({ path }) => path.includes('AddComment'));
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      parentId: 'c1',
      body: 'Moss',
    });
    await expect.poll(() => form(thread)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Al');
    await expect
      .poll(() => document.querySelector('[aria-live=polite]')?.textContent)
      .toBe('Your comment is posted.');
  });
});

describe('a thread', () => {
  it('is in the order that the visitor chooses', async () => {
    const thread = await mount([BO, { id: 'c2', body: 'Moss', authorName: 'Al' }]);
    const select = thread.find('select') as HTMLSelectElement;
    expect(select.value).toBe('newest');
    expect([...select.options].map(({ textContent }) => textContent)).toEqual([
      'Newest first',
      'Oldest first',
      'Most liked',
      'Least liked',
    ]);
    const before = calls.length;
    select.value = 'oldest';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => calls.length).toBe(before + 1);
    expect(calls.at(-1)?.query).not.toEqual(calls[0]?.query);
    await expect.poll(() => thread.store?.get()).toMatchObject({ status: 'ready', sort: 'oldest' });
  });

  it('has more comments at the press of a button, until there are none', async () => {
    const thread = await mount([BO], { nextPage: 2 });
    answers.GetThread = () => Response.json({ comments: [{ id: 'c2', body: 'Moss', authorName: 'Al' }] });
    buttonOf(thread, 'Show more comments').click();
    await expect.poll(() => thread.texts('.comment-body')).toEqual(['Ferns', 'Moss']);
    expect(thread.texts('button')).not.toContain('Show more comments');
  });

  it('that has failed is read again, and so is a page of it', async () => {
    answers.GetThread = REFUSED;
    const thread = await mount([]);
    await expect.poll(() => thread.element.querySelector('[role=alert]')).not.toBeNull();
    answers.GetThread = () => Response.json({ comments: [BO], totalCount: 2, nextPage: 2 });
    thread.find('[role=alert] button').click();
    await expect.poll(() => thread.texts('.comment-body')).toEqual(['Ferns']);
    answers.GetThread = REFUSED;
    buttonOf(thread, 'Show more comments').click();
    await expect.poll(() => thread.element.querySelector('[role=alert]')).not.toBeNull();
    answers.GetThread = () => Response.json({ comments: [{ id: 'c2', body: 'Moss', authorName: 'Al' }] });
    thread.find('[role=alert] button').click();
    await expect.poll(() => thread.texts('.comment-body')).toEqual(['Ferns', 'Moss']);
  });

  it('gives the focus to a comment that is posted, and has it said', async () => {
    const thread = await mount();
    answers.AddComment = () => Response.json({ comment: { id: 'c9', body: 'Moss', authorName: 'Al' } });
    write(thread.find('form'), 'Al', 'Moss');
    await expect.poll(() => thread.texts('.comment-body')).toEqual(['Moss', 'Ferns']);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Al');
    expect(thread.find('.comment-count').textContent).toBe('2 Comments');
  });

  it('says that it loads', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { websiteSettings: { commentsEnabled: true } } });
    const element = pageElement('<div data-item-id="a" data-comment-state="1"></div>');
    mountUnit(unit, element);
    expect(findIn(element, '.comment-list').getAttribute('aria-busy')).toBe('true');
    expect(element.textContent).toContain('Loading comments…');
  });
});
