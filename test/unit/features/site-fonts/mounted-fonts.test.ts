// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/features/site-fonts/site-fonts.mount';
import { createTestScope } from '../../support/scope';

const mountThirdParty = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/consent/load-third-party', () => ({ mountThirdParty }));

const load = vi.fn();
const report = vi.fn();
let scope: ReturnType<typeof createTestScope>;

function mount({
  googleFonts = [] as string[],
  typekitFonts = [] as { id: string; variations: string[] }[],
  typekitId = 'abc1',
}) {
  scope = createTestScope({ report });
  const context = {
    googleFonts: googleFonts.map((includeName) => ({ includeName })),
    typekitFonts,
    website: { typekitId },
  };
  unit.mount(context as never, scope as never);
}
const lacking = [{ id: 'otter', variations: ['n4'] }];
const KIT = { config: { fc: [] }, load: vi.fn() };

beforeEach(() => {
  document.head.replaceChildren();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  mountThirdParty.mockReset();
  for (const mock of [load, report, KIT.load]) mock.mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Typekit');
});

it('makes no request where the page needs no font', () => {
  mount({});
  expect(mountThirdParty).not.toHaveBeenCalled();
});

it('links the fonts of Google that the page does not load itself, until the scope ends', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Roboto">';
  mount({ googleFonts: ['Roboto', 'Open Sans'] });
  const [, name, { show }] = mountThirdParty.mock.calls[0] ?? [];
  expect(name).toBe('googleFonts');
  const part = scope.part();
  const shown = show(part);
  const link = document.head.lastElementChild as HTMLLinkElement;
  expect(link.href).toBe('https://fonts.googleapis.com/css2?family=Open+Sans&display=swap');
  // happy-dom loads no style sheets.
  await expect(shown).rejects.toThrow('could not be loaded');
  part.end();
  expect(document.head.childElementCount).toBe(1);
});

it('loads the kit of Adobe, and reports fonts that it no longer has', async () => {
  mount({ typekitFonts: lacking });
  const [, name, { show }] = mountThirdParty.mock.calls[0] ?? [];
  expect(name).toBe('typekit');
  load.mockImplementation(() => Object.assign(window, { Typekit: KIT }));
  await show(scope, { load });
  expect(load).toHaveBeenCalledWith('https://use.typekit.net/abc1.js');
  expect(KIT.load).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[2]).toContain('otter');
});

it('only looks at a kit that the page has loaded itself', () => {
  Object.assign(window, { Typekit: { config: { fc: [{ id: 'otter', family: 'otter', descriptors: {} }] } } });
  mount({ typekitFonts: lacking });
  expect([mountThirdParty, report].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it.each(['', '../evil', 'a b'])('loads no kit of the name “%s”', (typekitId) => {
  mount({ typekitFonts: lacking, typekitId });
  expect(mountThirdParty).not.toHaveBeenCalled();
});
