// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { replayClick } from '../../../../src/core/replay-click';
import { openLater } from '../../../../src/ui/navigation/open-later';
import { createTestScope } from '../../support/scope';

let toggle: HTMLElement;
let list: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<a class="toggle"></a><p><a href="/"></a></p>';
  toggle = document.querySelector('a') as HTMLElement;
  list = document.querySelector('p') as HTMLElement;
});

/** A menu whose code is loaded when `arrive` is called. */
function setUp() {
  let arrive = () => {};
  let refuse = (_: Error) => {};
  const opened = vi.fn();
  const load = vi.fn(
    () =>
      new Promise<() => void>((resolve, reject) => {
        arrive = () => resolve(() => toggle.addEventListener('click', opened));
        refuse = reject;
      }),
  );
  const report = vi.fn();
  const scope = createTestScope({ report });
  const mount = openLater(scope, { toggles: [{ element: toggle }], lists: [list] }, load);
  return {
    load,
    opened,
    mount,
    scope,
    report,
    arrive: () => arrive(),
    refuse: (error: Error) => refuse(error),
  };
}

it('says at once that the menu is closed, and loads nothing', () => {
  const { load } = setUp();
  expect(toggle.outerHTML).toContain('aria-expanded="false"');
  expect([toggle.tabIndex, toggle.getAttribute('role'), toggle.getAttribute('aria-label')]).toEqual([
    0,
    'button',
    'Open menu',
  ]);
  expect(load).not.toHaveBeenCalled();
});

it.each(['pointerover', 'focusin'])('loads once at %s, and opens nothing by itself', async (type) => {
  const { load, opened, mount, arrive } = setUp();
  toggle.dispatchEvent(new Event(type, { bubbles: true }));
  toggle.dispatchEvent(new Event(type, { bubbles: true }));
  arrive();
  await mount();
  expect([load.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
});

it('loads when the keyboard comes to a link of a closed list', () => {
  const { load } = setUp();
  list.querySelector('a')?.focus();
  expect(load).toHaveBeenCalledTimes(1);
});

it('listens on the page alone, however many toggles there are', () => {
  const onToggle = vi.spyOn(toggle, 'addEventListener');
  const onDocument = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const twin = toggle.cloneNode(true) as HTMLElement;
  toggle.after(twin);
  openLater(createTestScope(), { toggles: [{ element: toggle }, { element: twin }], lists: [list] }, vi.fn());
  expect(onDocument.mock.contexts.every((target) => target === document)).toBe(true);
  expect([onToggle.mock.calls.length, onDocument.mock.calls.length]).toEqual([0, 4]);
});

it('keeps a press of a toggle in a list', async () => {
  list.append(toggle);
  const { opened, mount, arrive } = setUp();
  toggle.click();
  arrive();
  await mount();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('repeats a press that came before the code, once', async () => {
  const { opened, mount, arrive } = setUp();
  toggle.click();
  toggle.click();
  arrive();
  await mount();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('leaves the press to the browser where the code cannot be loaded, and says why', async () => {
  const { mount, refuse, report, opened } = setUp();
  const browser = vi.fn();
  toggle.addEventListener('click', browser);
  toggle.click();
  refuse(new Error('no network'));
  await mount();
  expect([browser.mock.calls.length, opened.mock.calls.length]).toEqual([2, 0]);
  expect(browser.mock.lastCall?.[0].defaultPrevented).toBe(false);
  expect(toggle.outerHTML).toBe('<a class="toggle"></a>');
  expect(report.mock.calls.map(([phase]) => phase)).toEqual(['load']);
});

it('gives the toggle back when its scope ends', () => {
  setUp().scope.end();
  expect(toggle.outerHTML).toBe('<a class="toggle"></a>');
});

it('gives a press back to the browser after 10 s, and says until then that it is busy', () => {
  vi.useFakeTimers();
  try {
    const { load } = setUp();
    const clicks: boolean[] = [];
    document.addEventListener('click', ({ defaultPrevented }) => clicks.push(defaultPrevented));
    toggle.click();
    vi.advanceTimersByTime(1000);
    expect(toggle.getAttribute('aria-busy')).toBe('true');
    vi.advanceTimersByTime(60_000);
    expect(toggle.hasAttribute('aria-busy')).toBe(false);
    expect([clicks, load.mock.calls.length]).toEqual([[true, false], 1]);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps a click that was kept for its block until now', async () => {
  const { load, opened, arrive } = setUp();
  replayClick(toggle, () => Promise.resolve());
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  arrive();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

it('is loaded when the site is to be whole, which waits for it', async () => {
  const { load, arrive, scope } = setUp();
  const waits: Promise<unknown>[] = [];
  scope.bus.emit('site:wake', (promise) => void waits.push(promise));
  scope.bus.emit('site:wake', (promise) => void waits.push(promise));
  expect([load.mock.calls.length, waits.length]).toEqual([1, 2]);
  arrive();
  await Promise.all(waits);
  expect(toggle.hasAttribute('aria-expanded')).toBe(false);
});
