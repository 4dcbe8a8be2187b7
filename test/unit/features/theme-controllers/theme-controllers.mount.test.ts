// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Inspection } from '../../../../src/core/entry/inspection';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/theme-controllers/theme-controllers.mount';
import { createTestScope } from '../../support/scope';

const theme = vi.hoisted(() => ({
  hasThemeScript: vi.fn(),
  scriptsOnTheWay: vi.fn(),
  whenThemeHasRun: vi.fn(),
  decisionOf: vi.fn(),
  isDrivenByTheme: vi.fn(),
  isTaken: vi.fn(),
}));
vi.mock('../../../../src/context/theme-scripts', () => ({
  ...theme,
  isThemeScript: (script: Element) => script.matches('[src*="site-bundle"]'),
}));
vi.mock('../../../../src/context/driven-by-theme', () => ({ ...theme, CONTROLLER: '[data-controller]' }));

/** Who drives each controller, by name. */
let drivers: Record<string, string | undefined> = {};
const nameOf = (element: HTMLElement) => element.dataset.controller ?? '';

beforeEach(() => {
  drivers = {};
  theme.hasThemeScript.mockReset().mockReturnValue(true);
  theme.scriptsOnTheWay.mockReset().mockReturnValue([]);
  theme.whenThemeHasRun.mockReset().mockResolvedValue(undefined);
  const driverOf = (element: HTMLElement) => drivers[nameOf(element).replaceAll('inlay:', '')];
  theme.decisionOf.mockReset().mockImplementation((element) => {
    const driver = driverOf(element);
    return driver && { driver, reason: 'not-bound' };
  });
  theme.isDrivenByTheme.mockReset().mockImplementation((element) => driverOf(element) === 'theme');
  theme.isTaken.mockReset().mockImplementation((element) => driverOf(element) === 'inlay');
});
afterEach(() => {
  document.head.replaceChildren();
});

function mount(html: string, known: readonly string[] = []) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const inspected: Inspection[] = [];
  const inspect = () => known.map((id) => ({ element: document.getElementById(id) }));
  const scope = Object.assign(createTestScope(), {
    inspected,
    inlay: { inspect },
  }) as unknown as FeatureScope & { end(): void };
  unit.mount(undefined as never, scope);
  const rows = () => inspected.map(({ block, state, driver }) => [block, state, driver]);
  const names = () => [...document.querySelectorAll<HTMLElement>('[data-controller]')].map(nameOf);
  return { before, scope, rows, names };
}

describe('what `inspect()` lists', () => {
  it('has elements with controllers that no block has, with who drives them', async () => {
    drivers = { Mine: 'inlay', Theirs: 'theme' };
    const { rows, scope } = mount(
      '<p id="a" data-controller="Block"></p><p data-controller="Mine"></p><p data-controller="Other"></p><p data-controller="Theirs"></p>',
      ['a'],
    );
    await vi.waitFor(() =>
      expect(rows()).toEqual([
        ['Mine', 'mounted', 'inlay'],
        ['Other', 'found', undefined],
        ['Theirs', 'left', 'theme'],
      ]),
    );
    // A script may bind it later.
    drivers.Other = 'theme';
    expect(rows()[1]).toEqual(['Other', 'left', 'theme']);
    scope.end();
    expect(rows()).toEqual([]);
  });

  it('has none of them on a page without a theme’s script', async () => {
    theme.hasThemeScript.mockReturnValue(false);
    const { rows } = mount('<p data-controller="Other"></p>');
    await theme.whenThemeHasRun.mock.results[0]?.value;
    await Promise.resolve();
    expect(rows()).toEqual([]);
  });
});

describe('a theme’s script that comes late', () => {
  const HTML = '<p data-controller="Mine"></p><p data-controller="Theirs"></p>';
  const add = async (node: Node) => {
    document.head.append(node);
    // An observer is told in a microtask.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const script = (src: string) => Object.assign(document.createElement('script'), { type: 'none', src });

  beforeEach(() => {
    drivers = { Mine: 'inlay', Theirs: 'theme' };
  });

  it('does not find what Inlay drives', async () => {
    const { names, scope, before } = mount(HTML);
    await add(script('https://a.example/other.js'));
    await add(document.createTextNode('x'));
    expect(names()).toEqual(['Mine', 'Theirs']);
    await add(script('https://a.example/site-bundle.7.1.js'));
    expect(names()).toEqual(['inlay:Mine', 'Theirs']);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
    await add(script('https://a.example/site-bundle.7.2.js'));
    expect(names()).toEqual(['Mine', 'Theirs']);
  });

  it('does not find a block that mounts while it is on the way', () => {
    const { names, scope } = mount(HTML);
    scope.bus.emit('block:mounted', {} as never);
    expect(names()).toEqual(['Mine', 'Theirs']);
    theme.scriptsOnTheWay.mockReturnValue([script('https://a.example/site-bundle.7.1.js')]);
    scope.bus.emit('block:mounted', {} as never);
    expect(names()).toEqual(['inlay:Mine', 'Theirs']);
  });
});
