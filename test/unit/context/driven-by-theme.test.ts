// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decide,
  decideDriver,
  decisionOf,
  driverOf,
  followTheme,
  isDrivenByTheme,
  isTaken,
  isThemeRunning,
  judge,
} from '../../../src/context/driven-by-theme';

let stop: (() => void) | undefined;
const follow = () => {
  stop = followTheme([], '');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  follow();
});
afterEach(() => {
  stop?.();
  document.head.replaceChildren();
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

it('the decision for an element searches the page by no selector: each block asks for one', () => {
  const search = vi.spyOn(Object.getPrototypeOf(document), 'querySelectorAll');
  decide(addElement('<nav data-controller="Alone"></nav>'));
  addTheme();
  decide(addElement('<nav data-controller="Beside"></nav>'));
  expect(search).not.toHaveBeenCalled();
});

// Before others, which take every controller.
it('a controller that nobody has asked for is taken with those of its kind', async () => {
  addTheme();
  const menu = addElement('<div><i data-controller="Menu"></i></div>');
  const [toggle, other] = [
    addElement('<i data-controller="MenuToggle"></i>'),
    addElement('<i data-controller="Clock"></i>'),
  ];
  const areTaken = () => [toggle, other].map(isTaken);
  expect(areTaken()).toEqual([false, false]);
  await decidedIn(10, decideDriver(menu, '[data-controller*=Menu]'));
  expect(areTaken()).toEqual([true, false]);
  bind(toggle);
  expect(areTaken()).toEqual([false, false]);
});

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

  it('is Inlay where the mark is from before the page was saved, and the script that is there binds nothing', async () => {
    stop?.();
    addTheme();
    const element = addElement('<nav data-controller="Menu" data-controllers-bound="Menu"></nav>');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    follow();
    vi.restoreAllMocks();
    expect([isDrivenByTheme(element), isThemeRunning()]).toEqual([false, false]);
    expect(await decidedIn(10, decideDriver(element))).toBe('inlay');
  });

  it('is the theme that writes the same mark again', async () => {
    stop?.();
    addTheme();
    const element = addElement('<nav data-controller="Menu" data-controllers-bound="Menu"></nav>');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    follow();
    vi.restoreAllMocks();
    bind(element);
    expect(await decidedIn(10, decideDriver(element))).toBe('theme');
  });

  it.each([
    ['is a fresh one', '', true],
    ['was saved', 'yui3-js-enabled', false],
  ])('is the theme for a mark from before Inlay came, on a page that %s: %s', async (_, sign, isTheirs) => {
    stop?.();
    addTheme();
    const element = addElement('<nav data-controller="Menu" data-controllers-bound="Menu"></nav>');
    document.documentElement.className = sign;
    follow();
    document.documentElement.removeAttribute('class');
    expect(isDrivenByTheme(element)).toBe(isTheirs);
  });

  it('is the theme that binds it after all, for all that were decided together, which is told once to each unit', async () => {
    addTheme();
    const element = addElement('<div><i data-controller="Menu"></i><i data-controller="Menu"></i></div>');
    const decision = await decide(element, '[data-controller]');
    const units = [vi.fn(), vi.fn()];
    for (const unit of units) decision?.giveBack.add(unit);
    bind(element.lastElementChild);
    await Promise.resolve();
    bind(element.lastElementChild);
    await Promise.resolve();
    expect(units.map((unit) => unit.mock.calls)).toEqual([[[true]], [[false]]]);
    expect([...element.children].map((one) => decisionOf(one)?.reason)).toEqual(['bound-late', 'bound-late']);
    expect(decideDriver(element, '[data-controller]')).toBe('theme');
  });

  it('is decided once for all units of the element, also while they wait', () => {
    addTheme();
    const element = addElement();
    expect(decide(element)).toBe(decide(element));
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
    const element = addElement('<div><i data-controller="Menu"></i><i data-controller="Menu"></i></div>');
    bind(element.lastElementChild);
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
    const code = addScript({ 'data-webpack': 'menu' });
    const element = addElement();
    const decision = decideDriver(element);
    await decidedIn(100, decision);
    script.dispatchEvent(new Event('error'));
    bind(element);
    code.remove();
    code.dispatchEvent(new Event('load'));
    expect(await decidedIn(0, decision)).toBe('inlay');
  });
});

describe('an element whose controllers are around it or in it', () => {
  const SELECTOR = '[data-controller*=Menu]';

  it('is the theme’s where one of those in it is bound', async () => {
    addTheme();
    const element = addElement(
      '<div><i data-controller="Menu"></i><i data-controller="MenuButton"></i></div>',
    );
    bind(element.lastElementChild);
    expect(await decidedIn(10, decideDriver(element, SELECTOR))).toBe('theme');
    expect(driverOf(element.firstElementChild as Element)).toBe('theme');
  });

  it('goes by the one around it, not by others in it', async () => {
    addTheme();
    const around = addElement(
      '<div data-controller="Menu"><p><i data-controller="MenuButton"></i></p></div>',
    );
    bind(around.querySelector('i'));
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

describe('why', () => {
  const some = [false, true];
  const all = some.flatMap((hasTag) =>
    some.flatMap((hasScript) =>
      some.flatMap((isBound) =>
        some.flatMap((hasLibrary) =>
          some.map((isOnTheWay) => ({ hasTag, hasScript, isBound, hasLibrary, isOnTheWay })),
        ),
      ),
    ),
  );
  /** The first that holds. */
  const RULES = [
    ['no-script', ({ hasTag, hasScript }) => !hasTag && !hasScript],
    ['script-failed', ({ hasScript }) => !hasScript],
    ['bound', ({ isBound }) => isBound],
    ['timeout', ({ isOnTheWay }) => isOnTheWay],
    ['library', ({ hasLibrary }) => hasLibrary],
    ['not-bound', () => true],
  ] as const satisfies ReadonlyArray<readonly [string, (facts: (typeof all)[number]) => boolean]>;

  it('is decided from what is so at the end of the wait, in whatever order it came', () => {
    expect(all.map(judge)).toEqual(all.map((facts) => RULES.find(([, holds]) => holds(facts))?.[0]));
  });

  /** What may happen to a bundle and to one of its controllers, and who drives the element in the end. */
  const EVENTS = {
    error: (script: Element) => script.dispatchEvent(new Event('error')),
    load: (script: Element) => script.dispatchEvent(new Event('load')),
    bind: (_: Element, element: Element) => bind(element),
    ask: (_: Element, element: Element) => void decide(element),
  };
  const orders = (
    events: ReadonlyArray<keyof typeof EVENTS>,
  ): ReadonlyArray<ReadonlyArray<keyof typeof EVENTS>> =>
    events.length < 2
      ? [events]
      : events.flatMap((event) =>
          orders(events.filter((other) => other !== event)).map((rest) => [event, ...rest]),
        );

  it.each([
    ...orders(['error', 'ask']).map((order) => [order, 'inlay'] as const),
    ...orders(['load', 'ask']).map((order) => [order, 'inlay'] as const),
    ...orders(['load', 'bind', 'ask']).map((order) => [order, 'theme'] as const),
    [['ask'], 'inlay'] as const,
  ])('%j ends with %s, with or without pauses', async (order, driver) => {
    for (const pause of [0, 100, 2900]) {
      const script = addTheme();
      script.async = true;
      const element = addElement();
      for (const event of order) {
        EVENTS[event](script, element);
        await vi.advanceTimersByTimeAsync(pause);
      }
      await vi.advanceTimersByTimeAsync(3010);
      expect(driverOf(element), `${pause} ms`).toBe(driver);
      script.remove();
      element.remove();
    }
  });
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
