// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { page } from '../../../../src/context/page-endpoints';
import { findCaptcha } from '../../../../src/forms/captcha/find-captcha';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  page.endpoints = undefined;
});
const PLACE = document.createElement('div');

function find({
  siteKey = 'key',
  container = PLACE as HTMLElement | null,
  loadUnit = vi.fn(),
  name = 'form',
} = {}) {
  const report = vi.fn();
  const context = readSiteContext(undefined);
  const scope = createTestScope({
    report,
    loadUnit,
    context: { ...context, captchaSettings: { ...context.captchaSettings, siteKey } },
  });
  return { captcha: findCaptcha({ ...scope, name }, container, 'FORM_BLOCK_SUBMISSION'), report, loadUnit };
}

it.each([
  ['forms', 'form', 'platform', true],
  ['forms', 'form', 'none', false],
  ['forms', 'newsletter', 'none', true],
  ['newsletter', 'newsletter', 'none', false],
  ['newsletter', 'form', 'none', true],
])('is only for forms that are sent to the platform: %s of %s to %s', (endpoint, name, server, expected) => {
  page.endpoints = { of: { forms: 'platform', newsletter: 'platform', [endpoint]: server } } as never;
  expect(find({ name }).captcha !== undefined).toBe(expected);
});

it('is none for a form without a place for it', () => {
  expect(find({ container: null }).captcha).toBeUndefined();
});

it('fails without a site key, and tells the owner', async () => {
  const { captcha, report, loadUnit } = find({ siteKey: '' });
  expect(report.mock.calls.map(([phase]) => phase)).toEqual(['read']);
  expect(captcha?.isVisible).toBe(false);
  expect(await captcha?.solve()).toEqual({ ok: false, reason: 'unavailable' });
  expect([captcha?.get(), loadUnit.mock.calls.length]).toEqual(['failed', 0]);
});

it('loads its code once, follows its state, and tries again where that fails', async () => {
  let told = () => {};
  const made = {
    get: () => 'solved',
    subscribe(listener: () => void) {
      told = listener;
    },
    load: vi.fn(),
    solve: vi.fn(async () => ({ ok: true, value: {} })),
    reset: vi.fn(),
  };
  const loadUnit = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ createCheckboxCaptcha: () => made });
  const { captcha } = find({ loadUnit });
  captcha?.reset();
  await captcha?.load();
  expect(captcha?.get()).toBe('failed');
  await captcha?.load();
  expect(await captcha?.solve()).toEqual({ ok: true, value: {} });
  expect([loadUnit.mock.calls.length, made.load.mock.calls.length]).toEqual([2, 1]);
  told();
  captcha?.reset();
  expect([captcha?.get(), made.reset.mock.calls.length, captcha?.isVisible]).toEqual(['solved', 1, true]);
});

it.each([
  ['', undefined, 'createCheckboxCaptcha', 'key', 'light'],
  ['dark', undefined, 'createCheckboxCaptcha', 'key', 'dark'],
  ['dark', 'ent', 'createEnterpriseCaptcha', 'ent', 'dark'],
])(
  'with the theme “%s” and the key %s of the invisible captcha is made by %s',
  async (theme, enterprise, by, siteKey, expected) => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: enterprise } },
    });
    const container = document.createElement('div');
    if (theme) container.dataset.theme = theme;
    const make =
      (name: string) =>
      (...args: unknown[]) => {
        made.push([name, args.at(-1)]);
        return { get: () => 'ready', subscribe() {}, load: async () => {} };
      };
    const made: unknown[] = [];
    const names = ['createCheckboxCaptcha', 'createEnterpriseCaptcha'];
    const loadUnit = vi.fn(async () => Object.fromEntries(names.map((name) => [name, make(name)])));
    const { captcha } = find({ container, loadUnit: loadUnit as never });
    expect(captcha?.isVisible).toBe(!enterprise);
    await captcha?.load();
    expect(made).toEqual([[by, { container, siteKey, action: 'FORM_BLOCK_SUBMISSION', theme: expected }]]);
  },
);
