// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readIndexNav, unit } from '../../../../src/blocks/index-nav/index-nav.mount';
import { mountUnit } from '../../support/mount-unit';

it('finds sections whose names are encoded in the links', () => {
  const nav = document.createElement('nav');
  const section = Object.assign(document.createElement('section'), { id: 'über-uns' });
  for (const href of ['#%C3%BCber-uns', '#missing', '#%', '#'])
    nav.append(Object.assign(document.createElement('a'), { className: 'Index-nav-item', href }));
  document.body.append(nav, section);
  expect(readIndexNav(nav)).toEqual([{ link: nav.firstElementChild, section, hasPicture: false }]);
});

it('is nothing without a section', () => {
  expect(readIndexNav(document.createElement('nav'))).toBeUndefined();
});

it('marks the dot of the section that has come into the middle last, and where dots lie over a picture', () => {
  document.body.innerHTML = `<nav><a class="Index-nav-item" href="#one"></a><a class="Index-nav-item" href="#two"></a></nav>
    <section id="one" class="Index-page--has-image"></section><section id="two"></section>`;
  const [nav] = document.querySelectorAll('nav');
  const [one, two] = document.querySelectorAll('section');
  const before = document.body.innerHTML;
  const observed: Element[] = [];
  let margin: string | undefined;
  let report: (entries: { target: unknown; isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, { rootMargin }: { rootMargin: string }) {
        report = callback;
        margin = rootMargin;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = disconnect;
    },
  );
  const { scope } = mountUnit(unit, nav as HTMLElement);
  const marks = () => [
    nav?.className,
    ...[...(nav?.children ?? [])].map((link) => [
      link.classList.contains('active'),
      link.getAttribute('aria-current'),
    ]),
  ];
  expect(observed).toEqual([one, two]);
  expect(margin).toBe('-50% 0px');
  report([
    { target: two, isIntersecting: true },
    { target: one, isIntersecting: true },
    { target: two, isIntersecting: false },
  ]);
  expect(marks()).toEqual(['overlay', [true, 'true'], [false, null]]);
  report([{ target: one, isIntersecting: false }]);
  expect(marks()).toEqual(['overlay', [true, 'true'], [false, null]]);
  report([{ target: two, isIntersecting: true }]);
  expect(marks()).toEqual(['', [false, null], [true, 'true']]);
  scope.end();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(document.body.innerHTML).toBe(before);
});
