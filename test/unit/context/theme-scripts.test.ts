// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  followThemeScripts,
  hasLibrary,
  hasThemeScript,
  scriptsOnTheWay,
  whenThemeHasRun,
} from '../../../src/context/theme-scripts';

/** A theme's script that the browser does not ask for. */
function addScript({ isAsync = false } = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'x';
  script.async = isAsync;
  script.setAttribute('src', '/scripts/site-bundle.js');
  document.head.append(script);
  return script;
}

let end: (() => void) | undefined;
const follow = (queue: readonly unknown[] = []) => {
  end = followThemeScripts(queue);
};

beforeEach(() => {
  // What browsers keep of requests is full on large pages.
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  end?.();
  document.head.innerHTML = '';
});

it('a theme’s script that fails is not one that runs', () => {
  const script = addScript();
  follow();
  expect(hasThemeScript()).toBe(true);
  script.dispatchEvent(new Event('error'));
  expect(hasThemeScript()).toBe(false);
});

it('one that has failed before the script ran is known from the stub, whatever failed after it', () => {
  const queue: unknown[] = [() => {}];
  const keep = (event: Event) => {
    queue.push(event);
  };
  addEventListener('error', keep, true);
  addScript().dispatchEvent(new Event('error'));
  document.head.append(document.createElement('img'));
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
  follow(queue);
  expect(hasThemeScript()).toBe(false);
  removeEventListener('error', keep, true);
});

it('an asynchronous one is on its way until it has loaded, or the page has', () => {
  follow();
  const script = addScript({ isAsync: true });
  expect(scriptsOnTheWay()).toEqual([script]);
  script.dispatchEvent(new Event('load'));
  expect(scriptsOnTheWay()).toEqual([]);
  end?.();
  addScript({ isAsync: true });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  follow();
  expect(scriptsOnTheWay()).toEqual([]);
});

it('one that works is enough, and the library is another question', () => {
  follow();
  addScript().dispatchEvent(new Event('error'));
  const script = addScript();
  addScript().dispatchEvent(new Event('error'));
  expect(hasThemeScript()).toBe(true);
  script.dispatchEvent(new Event('error'));
  expect(hasThemeScript()).toBe(false);
  expect(hasLibrary()).toBe(false);
  vi.stubGlobal('YUI', () => {});
  expect(hasLibrary()).toBe(true);
});

it('the theme has run when its scripts on the way have come, or the page has, or after 3 s', async () => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ domContentLoadedEventEnd: 1 }] as never);
  follow();
  const settled = () => {
    const done = vi.fn();
    void whenThemeHasRun().then(done);
    return done;
  };
  const none = settled();
  await vi.advanceTimersByTimeAsync(0);
  expect(none).toHaveBeenCalledOnce();
  const scripts = [addScript({ isAsync: true }), addScript({ isAsync: true })];
  const both = settled();
  scripts[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
  expect(both).not.toHaveBeenCalled();
  scripts[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(both).toHaveBeenCalledOnce();
  addScript({ isAsync: true });
  const slow = settled();
  await vi.advanceTimersByTimeAsync(2999);
  expect(slow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(slow).toHaveBeenCalledOnce();
  const page = settled();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page).toHaveBeenCalledOnce();
});
