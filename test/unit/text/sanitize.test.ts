import { expect, it } from 'vitest';
import { neutraliseHandlers } from '../../../src/text/sanitize';

it.each([
  ['<a href="/style=1" onclick="x()">', '<a href="/style=1" x-off="x()">'],
  ['<a href=/list/style=modern/online=1>', '<a href=/list/style=modern/online=1>'],
  ['<p STYLE = "color:red">style=1</p>', '<p x-off = "color:red">style=1</p>'],
  ["<img src='x'onerror=run()>", "<img src='x'x-off=run()>"],
  // The quotes of a text that is no attribute.
  ['<style><a id="</style><img src=x onerror=run()>">', '<style><a id="</style><img src=x x-off=run()>">'],
])('%s has no name that a policy would report', (html, calm) => {
  expect(neutraliseHandlers(html)).toBe(calm);
});
