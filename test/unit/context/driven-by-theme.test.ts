// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decideDriver,
  driverOf,
  isDrivenByTheme,
  isThemeRunning,
} from '../../../src/context/driven-by-theme';
import { followThemeScripts } from '../../../src/context/theme-scripts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'YUI');
});

/** A script that the browser does not ask for: the theme's own, or the code of one of its controllers. */
function addScript(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'x';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}
const addTheme = () => addScript({ src: '/scripts/site-bundle.js' });

function addElement(html = '<nav data-controller="Menu"></nav>'): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}
const bind = (element: Element | null) => element?.setAttribute('data-controllers-bound', 'Menu');

/** What is decided within so many milliseconds; undefined: nothing yet. */
async function decidedIn(ms: number, decision: ReturnType<typeof decideDriver>) {
  let found: unknown;
  void Promise.resolve(decision).then((driver) => {
    found = driver;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return found;
}

describe('who drives an element', () => {
  it('is no question where no theme’s script knows it', () => {
    addTheme();
    expect(decideDriver(addElement('<nav></nav>'))).toBeUndefined();
  });

  it('is Inlay, at once, on a page without a theme’s script', () => {
    const element = addElement();
    expect([driverOf(element), decideDriver(element), driverOf(element)]).toEqual([
      undefined,
      'inlay',
      'inlay',
    ]);
  });

  it('is the theme whose script has bound it', async () => {
    addTheme();
    const element = addElement();
    bind(element);
    const decision = decideDriver(element);
    expect(driverOf(element)).toBeUndefined();
    expect(await decidedIn(10, decision)).toBe('theme');
    expect([driverOf(element), isDrivenByTheme(element)]).toEqual(['theme', true]);
  });

  it('is Inlay where the script has run and left it undone', async () => {
    addTheme();
    const element = addElement();
    expect(await decidedIn(10, decideDriver(element))).toBe('inlay');
    expect(isDrivenByTheme(element)).toBe(false);
  });

  it('is Inlay where a saved page has what a script had bound, and no script', () => {
    const element = addElement();
    bind(element);
    expect([decideDriver(element), isDrivenByTheme(element)]).toEqual(['inlay', false]);
  });

  it('stays what was decided, whatever happens later', async () => {
    addTheme();
    const element = addElement();
    await decidedIn(10, decideDriver(element));
    bind(element);
    expect(decideDriver(element)).toBe('inlay');
  });

  it('is decided once for all units of the element, also while they wait', () => {
    addTheme();
    const element = addElement();
    expect(decideDriver(element)).toBe(decideDriver(element));
  });
});

describe('a theme whose code for the element is on the way', () => {
  it('has it when that code binds it', async () => {
    addTheme();
    const code = addScript({ 'data-webpack': 'menu' });
    const element = addElement();
    const decision = decideDriver(element);
    expect(await decidedIn(2900, decision)).toBeUndefined();
    bind(element);
    code.remove();
    code.dispatchEvent(new Event('load'));
    expect(await decidedIn(0, decision)).toBe('theme');
  });

  it('does not have it when the code fails', async () => {
    addTheme();
    const code = addScript({ 'data-webpack': 'menu' });
    const decision = decideDriver(addElement());
    await decidedIn(100, decision);
    code.remove();
    code.dispatchEvent(new Event('error'));
    expect(await decidedIn(0, decision)).toBe('inlay');
  });

  it('has it at once where one of its controllers is bound already', async () => {
    addTheme();
    addScript({ 'data-webpack': 'menu' });
    const element = addElement(
      '<div><i data-controller="Menu"></i><i data-controller="Menu" data-controllers-bound="Menu"></i></div>',
    );
    expect(await decidedIn(10, decideDriver(element, '[data-controller]'))).toBe('theme');
  });

  it('loses it after three seconds', async () => {
    addTheme();
    addScript({ 'data-webpack': 'menu' });
    const decision = decideDriver(addElement());
    expect(await decidedIn(2990, decision)).toBeUndefined();
    expect(await decidedIn(20, decision)).toBe('inlay');
  });

  it('loses it when its own script fails meanwhile', async () => {
    const script = addTheme();
    const stop = followThemeScripts([]);
    const code = addScript({ 'data-webpack': 'menu' });
    const element = addElement();
    const decision = decideDriver(element);
    await decidedIn(100, decision);
    script.dispatchEvent(new Event('error'));
    bind(element);
    code.remove();
    code.dispatchEvent(new Event('load'));
    expect(await decidedIn(0, decision)).toBe('inlay');
    stop();
  });
});

describe('an element whose controllers are around it or in it', () => {
  const SELECTOR = '[data-controller*=Menu]';

  it('is the theme’s where one of those in it is bound', async () => {
    addTheme();
    const element = addElement(
      '<div><i data-controller="Menu"></i><i data-controller="MenuButton" data-controllers-bound="x"></i></div>',
    );
    expect(await decidedIn(10, decideDriver(element, SELECTOR))).toBe('theme');
    expect(driverOf(element.firstElementChild as Element)).toBe('theme');
  });

  it('goes by the one around it, not by others in it', async () => {
    addTheme();
    const around = addElement(
      '<div data-controller="Menu"><p><i data-controller="MenuButton" data-controllers-bound="x"></i></p></div>',
    );
    const element = around.querySelector('p') as HTMLElement;
    expect(await decidedIn(10, decideDriver(element, SELECTOR))).toBe('inlay');
    expect(driverOf(around)).toBe('inlay');
  });

  it.each([
    [true, 'theme'],
    [false, 'inlay'],
  ])(
    'in a theme without controllers goes by whether its library is there (%s)',
    async (isThere, expected) => {
      addTheme();
      if (isThere) Object.assign(window, { YUI() {} });
      const element = addElement('<div></div>');
      expect(await decidedIn(10, decideDriver(element, SELECTOR))).toBe(expected);
      expect(driverOf(element)).toBe(expected);
    },
  );
});

it('is known before it is decided where the theme has bound it already', () => {
  addTheme();
  const element = addElement();
  bind(element);
  expect([isDrivenByTheme(element), isDrivenByTheme(addElement())]).toEqual([true, false]);
});

it('a theme is running where its script is there and has bound something', () => {
  bind(addElement());
  expect(isThemeRunning()).toBe(false);
  addTheme();
  expect(isThemeRunning()).toBe(true);
  document.body.replaceChildren();
  expect(isThemeRunning()).toBe(false);
});
