// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { findContext } from '../../../src/context/find-context';

const scope = window as unknown as { Static?: unknown };
afterEach(() => {
  document.head.replaceChildren();
  delete scope.Static;
});

/** A script that does not run. */
function addScript(attributes: Readonly<Record<string, string>>, text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.textContent = text;
  document.head.append(script);
}

it('finds the global, or else the JSON, or else nothing', () => {
  expect(findContext()).toBeUndefined();
  addScript({ id: 'site-context' }, '{"pageType":2}');
  expect(findContext()).toEqual({ pageType: 2 });
  scope.Static = { SQUARESPACE_CONTEXT: { pageType: 1 } };
  expect(findContext()).toEqual({ pageType: 1 });
});

it('names the global that a damaged script has not set, and says what is wrong with damaged JSON', () => {
  addScript(
    { 'data-name': 'static-context' },
    'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {',
  );
  expect(findContext).toThrow('Static.SQUARESPACE_CONTEXT');
  document.head.replaceChildren();
  addScript({ id: 'site-context' }, '{"pageType":');
  expect(findContext).toThrow('JSON');
});
