// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/call-checks/call-checks.mount';

function setUp(listeners: Readonly<Record<string, readonly unknown[]>> = {}) {
  const methods = ['on', 'emit', 'onInitialize', 'onDestroy', 'push', 'scan', 'destroy'];
  const inlay: Record<string, unknown> = Object.fromEntries(
    methods.map((name) => [name, vi.fn((...args: unknown[]) => args)]),
  );
  const choose = vi.fn();
  inlay.consent = { choose };
  const report = vi.fn();
  const site = {
    inlay,
    bus: { listeners, on: () => () => {} },
    report,
    context: {},
  } as unknown as SiteServices;
  return {
    inlay,
    report,
    before: { ...inlay, consent: { choose } } as Record<string, unknown>,
    choose,
    site,
  };
}

const call = (inlay: Record<string, unknown>, name: string, ...args: unknown[]) =>
  (inlay[name] as (...all: unknown[]) => unknown)(...args);

it('says nothing of nodes, functions and events, and hands every call on', () => {
  const { inlay, report, site } = setUp({ 'site:scan': [() => {}], fault: [] });
  mountFeature({ name: 'call-checks', services: site, unit });
  expect(call(inlay, 'scan', document.body)).toEqual([document.body]);
  call(inlay, 'destroy');
  call(inlay, 'onInitialize', () => {});
  call(inlay, 'on', 'block:mounted', () => {});
  call(inlay, 'emit', 'popup:show');
  expect(report).not.toHaveBeenCalled();
});

it('reports what is wrong with a call, and with a name that was listened to before', async () => {
  const { inlay, report, site } = setUp({ 'block:mountd': [() => {}] });
  mountFeature({ name: 'call-checks', services: site, unit });
  expect(call(inlay, 'destroy', null)).toEqual([null]);
  await vi.waitFor(
    () =>
      expect(report.mock.calls).toEqual([
        ['call', 'on', 'Inlay has no event `block:mountd`. Did you mean `block:mounted`?'],
        [
          'call',
          'destroy',
          'Inlay.destroy(root): `root` is null. It should be a node of the page, or a selector.',
        ],
      ]),
    { timeout: 10_000 },
  );
});

it('reports a misspelt category of a choice, and lets a whole choice through', async () => {
  const { inlay, choose, report, site } = setUp();
  mountFeature({ name: 'call-checks', services: site, unit });
  const { consent } = inlay as { consent: { choose: (choice: object) => void } };
  consent.choose({ performance: true, marketing: false });
  consent.choose({ perfomance: true, marketing: false });
  expect(choose).toHaveBeenCalledTimes(2);
  await vi.waitFor(
    () =>
      expect(report.mock.calls.map(([, name, text]) => [name, text])).toEqual([
        ['consent.choose', expect.stringContaining('`choice.performance` is missing')],
        ['consent.choose', expect.stringContaining('Did you mean `performance`?')],
      ]),
    { timeout: 10_000 },
  );
});

it('reports names of consent that nobody can allow: those of the markup with their element, those of calls once', async () => {
  document.body.innerHTML = '<p data-consent="performance"></p><p data-consent="marketting chat"></p>';
  const { inlay, report, site } = setUp();
  const allows = vi.fn(() => false);
  Object.assign(inlay.consent as object, { allows });
  mountFeature({ name: 'call-checks', services: site, unit });
  const ask = (inlay.consent as { allows: (names: unknown) => boolean }).allows;
  // Units ask for what the markup names.
  for (const names of ['marketting chat', 'marketing', 'tube', 'tube', 'performance marketing']) ask(names);
  expect(allows).toHaveBeenCalledTimes(5);
  expect(report.mock.calls.map(([, name, text, element]) => [name, text, element])).toEqual([
    ['data-consent', expect.stringContaining('Did you mean `marketing`?'), document.body.lastElementChild],
    [
      'data-consent',
      expect.stringMatching(/`chat`.* Known are performance, marketing\./),
      document.body.lastElementChild,
    ],
    [
      'consent.allows',
      expect.stringContaining('no category or service `tube`, so it is never allowed'),
      undefined,
    ],
  ]);
});

it('gives the methods back at its end', () => {
  const { inlay, before, site } = setUp();
  const end = mountFeature({ name: 'call-checks', services: site, unit });
  expect(inlay.scan).not.toBe(before.scan);
  end();
  expect(inlay).toEqual(before);
});
