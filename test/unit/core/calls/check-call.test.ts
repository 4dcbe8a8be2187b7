// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { checkCall } from '../../../../src/core/calls/check-call';
import {
  aFlag,
  aFunction,
  aNumber,
  anElement,
  aText,
  elements,
  oneOf,
  options,
  required,
} from '../../../../src/core/calls/kinds';

const shape = {
  element: required(anElement),
  options: options({
    loop: aFlag,
    speed: aNumber,
    theme: oneOf('dark', 'light'),
    elements: options({ next: elements }),
    onClose: aFunction,
  }),
};
const check = (...args: unknown[]) => checkCall('show', shape, args);

describe('a call of a public function', () => {
  beforeEach(() => {
    document.body.innerHTML = '<ul class="list"></ul><button class="next">Next</button>';
  });

  it('takes an element, a selector, or what querySelectorAll returns', () => {
    const list = document.querySelector('.list');
    for (const given of [list, '.list', document.querySelectorAll('ul')])
      expect(check(given)).toEqual({ args: [list, undefined], warnings: [] });
  });

  it.each([
    ['nothing', [], '`element` is undefined. It should be an element, or a selector that finds one.'],
    ['null', [null], '`element` is null. It should be an element, or a selector that finds one.'],
    ['a number', [5], '`element` is the number 5. It should be an element, or a selector that finds one.'],
    ['an object', [{}], '`element` is an object. It should be an element, or a selector that finds one.'],
    [
      'a selector that finds nothing',
      ['.nope'],
      '`element` is the selector “.nope”, which finds nothing in the page. It should be an element, or a selector that finds one.',
    ],
    [
      'options that are no object',
      ['.list', 'loop'],
      '`options` is the string “loop”. It should be an object of options.',
    ],
  ])('names the function, what came and what is expected: %s', (_, args, sentence) => {
    expect(check(...args).fault).toBe(`Inlay.show(element, options): ${sentence}`);
  });

  it('says in the browser’s words what is wrong with a selector', () => {
    expect(check('[')?.fault).toMatch(
      /^Inlay\.show\(element, options\): `element` cannot be used\. .*Exception/,
    );
  });

  it('leaves out options that do not fit, and says so', () => {
    const { fault, warnings, args } = check('.list', { loop: 'perhaps', speed: 2, theme: 'blue' });
    expect(fault).toBeUndefined();
    expect(args[1]).toEqual({ speed: 2 });
    expect(warnings).toEqual([
      'Inlay.show(element, options): `options.loop` is the string “perhaps”. It should be `true` or `false`. The default is used.',
      'Inlay.show(element, options): `options.theme` is the string “blue”. It should be one of `dark`, `light`. The default is used.',
    ]);
  });

  it('asks what was meant by an option that there is not, and works without it', () => {
    expect(check('.list', { lop: true, elements: { nxt: '.next' }, colour: 'red' }).warnings).toEqual([
      'Inlay.show(element, options): `options` has no option `lop`, so it is ignored. Did you mean `loop`?',
      'Inlay.show(element, options): `options.elements` has no option `nxt`, so it is ignored. Did you mean `next`?',
      'Inlay.show(element, options): `options` has no option `colour`, so it is ignored. Options are loop, speed, theme, elements, onClose.',
    ]);
  });

  it('reports a control that is not in the page', () => {
    expect(check('.list', { elements: { next: '.nope' } }).warnings).toEqual([
      expect.stringContaining(
        '`options.elements.next` is the selector “.nope”, which finds nothing in the page.',
      ),
    ]);
  });

  it('needs what is required of an object', () => {
    const asked = { options: required(options({ title: required(aText) })) };
    const fault = (...args: unknown[]) => checkCall('ask', asked, args).fault;
    expect(fault({})).toBe('Inlay.ask(options): `options.title` is missing. It should be a string.');
    expect(fault({ title: 7 })).toBe(
      'Inlay.ask(options): `options.title` is the number 7. It should be a string.',
    );
    expect(fault()).toBe('Inlay.ask(options): `options` is undefined. It should be an object of options.');
    expect(fault({ title: '' })).toBeUndefined();
  });
});

it.each([
  ['a'.repeat(40), `the string “${'a'.repeat(40)}”`],
  ['a'.repeat(41), `the string “${'a'.repeat(40)}…”`],
  [() => {}, 'a function'],
  [true, 'the boolean true'],
  [[], 'an empty list'],
  [[1, 2], 'a list of 2'],
  [new Map(), 'a Map'],
  [Object.create(null), 'an object'],
])('a value is described in words %s', (given, words) => {
  expect(checkCall('rate', { stars: required(aNumber) }, [given]).fault).toBe(
    `Inlay.rate(stars): \`stars\` is ${words}. It should be ${aNumber.wanted}.`,
  );
});

it('an unknown option is named together with the known ones, unless any may be given', () => {
  const closed = checkCall('go', { options: options({ fast: aFlag }) }, [{ unlikely: 1 }]);
  expect(closed.warnings).toEqual([
    'Inlay.go(options): `options` has no option `unlikely`, so it is ignored. Options are fast.',
  ]);
  const open = { ...options({ fast: aFlag }), isOpen: true };
  expect(checkCall('go', { options: open }, [{ unlikely: 1 }])).toEqual({
    args: [{ unlikely: 1 }],
    warnings: [],
  });
  expect(checkCall('go', { options: open }, [{ fats: true }]).warnings[0]).toContain('Did you mean `fast`?');
});

it('an option that is nothing is as good as left out', () => {
  const { warnings, args } = checkCall('go', { options: options({ fast: aFlag }) }, [{ fast: undefined }]);
  expect([warnings, args]).toEqual([[], [{ fast: undefined }]]);
});
