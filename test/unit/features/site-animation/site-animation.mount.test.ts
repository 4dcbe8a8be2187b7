// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { unit } from '../../../../src/features/site-animation/site-animation.mount';
import { createTestScope } from '../../support/scope';

/** Reports what the test says has been seen. */
class Observer {
  static readonly all: Observer[] = [];
  readonly watched = new Set<Element>();
  constructor(readonly report: (entries: object[]) => void) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
}

beforeEach(() => {
  Observer.all.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', 800);
  document.body.className = 'tweak-global-animations-enabled tweak-global-animations-animation-type-fade';
});
afterEach(() => {
  document.body.className = '';
});

const watched = () => [...(Observer.all[0]?.watched ?? [])].map(({ id }) => id);
const classOf = (id: string) => document.getElementById(id)?.className;
const styleOf = (id: string) => document.getElementById(id)?.style;

function mount(html: string, tweakJSON: object = {}) {
  document.body.innerHTML = html;
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  unit.mount(readSiteContext({ tweakJSON }), scope as never);
  const see = (id: string, isIntersecting: boolean, top: number) =>
    Observer.all[0]?.report([
      { target: document.getElementById(id), isIntersecting, boundingClientRect: { top } },
    ]);
  return { scope, bus, see };
}
const ITEM = '<p id="a" data-animation-role="content"></p>';

it('watches what is animated: not headers, nor what has an animation of its own', () => {
  mount(`${ITEM}<p id="b" data-animation-role="header-element"></p>
    <p id="c" data-animation-role="image"></p><p id="d" data-animation-role="image" data-animation-override></p>
    <p id="e" data-animation-role="quote"></p><p id="f" data-animation-role="quote" data-animation-override></p>
    <p id="g" class="preFade"></p><p id="h" class="preFade fadeIn"></p><p id="i"></p>`);
  expect(watched()).toEqual(['a', 'c', 'e', 'g']);
});

it('hides what is further down, and shows it when it is seen, once', () => {
  const { see } = mount(ITEM);
  see('a', false, 801);
  expect(classOf('a')).toBe('preFade');
  see('a', true, 700);
  expect([classOf('a'), watched()]).toEqual(['preFade fadeIn', []]);
  expect(styleOf('a')?.getPropertyValue('transition-duration')).toBe('0.6s');
});

it.each([
  ['what is in the window', true, 100],
  ['what was scrolled past', false, -500],
  ['what begins at the end of the window', false, 800],
])('does not hide %s', (_, isIntersecting, top) => {
  const { see } = mount(ITEM);
  see('a', isIntersecting, top);
  expect(classOf('a')).toBe('');
});

it('shows what the server has hidden, and gives it back hidden', () => {
  const { scope, see } = mount('<p id="a" class="preFade"></p>');
  see('a', true, 100);
  expect(classOf('a')).toBe('preFade fadeIn');
  scope.end();
  expect([classOf('a'), styleOf('a')?.cssText]).toEqual(['preFade', '']);
});

it.each([
  [{}, 'ease', '0.6s', '0.1s'],
  [{ curve: 'ease-in', duration: '1.5s', delay: '200ms' }, 'ease-in', '1.5s', '200ms'],
  [{ curve: 'bouncy', duration: 'long', delay: 3 }, 'ease', '0.6s', '0.1s'],
  [{ duration: '.5s', delay: '1s; color: red' }, 'ease', '.5s', '0.1s'],
])('takes its time and its curve from the site’s styles: %j', (tweaks, curve, duration, delay) => {
  const names = Object.entries(tweaks).map(([name, value]) => [
    `tweak-global-animations-animation-${name}`,
    value,
  ]);
  const { see } = mount('<p id="a" class="preFade"></p>', Object.fromEntries(names));
  see('a', true, 0);
  const styles = ['timing-function', 'duration', 'delay'].map((name) =>
    styleOf('a')?.getPropertyValue(`transition-${name}`),
  );
  expect(styles).toEqual([curve, duration, delay]);
});

it('watches what comes later, until the end', () => {
  const { scope, bus } = mount(ITEM);
  document.body.insertAdjacentHTML('beforeend', '<p id="b" data-animation-role="content"></p>');
  bus.emit('site:scan', document.body as never);
  expect(watched()).toEqual(['a', 'b']);
  scope.end();
  expect(watched()).toEqual([]);
});

it('shows everything on paper', () => {
  const { see } = mount(ITEM);
  see('a', false, 900);
  expect(classOf('a')).toBe('preFade');
  dispatchEvent(new Event('beforeprint'));
  expect([classOf('a'), watched()]).toEqual(['', []]);
});

it('does nothing where the site has no animation', () => {
  document.body.className = 'tweak-global-animations-animation-type-fade';
  mount(ITEM);
  expect(Observer.all).toEqual([]);
});
