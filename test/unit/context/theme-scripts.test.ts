// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followThemeScripts, hasThemeScript, scriptsOnTheWay } from '../../../src/context/theme-scripts';

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
  end = followThemeScripts(queue)();
};

beforeEach(() => {
  // What browsers keep of requests is full on large pages.
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  end?.();
  document.head.innerHTML = '';
  vi.restoreAllMocks();
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
