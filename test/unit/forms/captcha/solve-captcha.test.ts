import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captcha, CaptchaAnswer } from '../../../../src/forms/captcha/solve-captcha';
import { createSolver } from '../../../../src/forms/captcha/solve-captcha';
import { createStore } from '../../../../src/store/store';

const captchaThat = (solve: () => Promise<CaptchaAnswer>): Captcha => ({
  ...createStore('ready' as const),
  isVisible: false,
  load: async () => {},
  solve,
  reset: () => {},
});
const failed = (message: RegExp) => ({
  ok: false,
  failure: expect.objectContaining({ kind: 'captcha', message: expect.stringMatching(message) }),
});
const NOT_LOADED = /^Complete CAPTCHA before submitting\. The CAPTCHA could not be loaded\./;

beforeEach(() => void vi.useFakeTimers());

describe('what a form asks of its captcha', () => {
  it('is nothing where it has none, and the fields of one that is solved', async () => {
    const fields = { captchaKey: 'ticked' };
    expect(await createSolver(undefined)()).toEqual({ ok: true, value: {} });
    expect(await createSolver(captchaThat(async () => ({ ok: true, fields })))()).toEqual({
      ok: true,
      value: fields,
    });
  });

  it.each([
    ['incomplete', /^Complete CAPTCHA before submitting\.$/],
    ['unavailable', NOT_LOADED],
  ] as const)('is never skipped, however often it is %s', async (reason, message) => {
    const solve = createSolver(captchaThat(async () => ({ ok: false, reason })));
    for (let press = 0; press < 3; press++) expect(await solve()).toEqual(failed(message));
  });

  it('is reported within four seconds where it does not load, and is sent with the next press once it has', async () => {
    let come = (_: CaptchaAnswer) => {};
    const coming = new Promise<CaptchaAnswer>((resolve) => {
      come = resolve;
    });
    const solve = createSolver(captchaThat(() => coming));
    const first = solve();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await first).toEqual(failed(NOT_LOADED));
    come({ ok: true, fields: { captchaKey: 'late' } });
    expect(await solve()).toEqual({ ok: true, value: { captchaKey: 'late' } });
  });
});
