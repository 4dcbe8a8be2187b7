// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckboxCaptcha, createEnterpriseCaptcha } from '../../../../src/forms/captcha/recaptcha';
import { createTestScope } from '../../support/scope';

const loadNecessary = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/consent/load-third-party', () => ({ loadNecessary }));

type Parameters = Record<'callback', (token: string) => void> &
  Record<'expired-callback' | 'error-callback', () => void>;
let drawn: Array<{ host: HTMLElement; parameters: Parameters }> = [];
const execute = vi.fn();
const reset = vi.fn();
const recaptcha = {
  ready: (callback: () => void) => callback(),
  execute,
  reset,
  render: (host: HTMLElement, parameters: Parameters) => drawn.push({ host, parameters }) - 1,
};

beforeEach(() => {
  drawn = [];
  loadNecessary.mockReset().mockResolvedValue(undefined);
  execute.mockReset().mockResolvedValue('token');
  reset.mockClear();
  vi.stubGlobal('grecaptcha', { ...recaptcha, enterprise: recaptcha });
});

const options = () => {
  const container = document.createElement('div');
  return { container, siteKey: 'k&y', action: 'FORM_BLOCK_SUBMISSION', theme: 'light' as const };
};

describe('the invisible captcha', () => {
  it('has a new token for each submission', async () => {
    const captcha = createEnterpriseCaptcha(options());
    expect([captcha.isVisible, captcha.get()]).toEqual([false, 'idle']);
    expect(await captcha.solve()).toEqual({ ok: true, fields: { recaptchaEnterpriseV3Token: 'token' } });
    expect(captcha.get()).toBe('solved');
    captcha.reset();
    expect(captcha.get()).toBe('ready');
    await captcha.solve();
    expect(execute.mock.calls).toEqual([
      ['k&y', { action: 'FORM_BLOCK_SUBMISSION' }],
      ['k&y', { action: 'FORM_BLOCK_SUBMISSION' }],
    ]);
    expect(loadNecessary.mock.calls).toEqual([
      ['captcha', 'https://www.google.com/recaptcha/enterprise.js?render=k%26y'],
    ]);
  });

  it('is unavailable when its script is blocked, and tries again next time', async () => {
    const captcha = createEnterpriseCaptcha(options());
    loadNecessary.mockRejectedValueOnce(new Error('blocked'));
    expect(await captcha.solve()).toEqual({ ok: false, reason: 'unavailable' });
    expect(captcha.get()).toBe('failed');
    expect((await captcha.solve()).ok).toBe(true);
  });

  it.each([
    ['the script brings nothing', () => vi.stubGlobal('grecaptcha', undefined)],
    ['it refuses', () => execute.mockRejectedValue(null)],
  ])('is unavailable when %s', async (_, arrange) => {
    arrange();
    expect(await createEnterpriseCaptcha(options()).solve()).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('is unavailable when it does not answer', async () => {
    vi.useFakeTimers();
    execute.mockReturnValue(new Promise(() => {}));
    const solving = createEnterpriseCaptcha(options()).solve();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await solving).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('the checkbox', () => {
  it('waits for the visitor, and for another tick once its token is used or too old', async () => {
    const captcha = createCheckboxCaptcha(createTestScope(), options());
    await captcha.load();
    expect([captcha.isVisible, captcha.get()]).toEqual([true, 'ready']);
    expect(await captcha.solve()).toEqual({ ok: false, reason: 'incomplete' });
    drawn[0]?.parameters.callback('ticked');
    expect(await captcha.solve()).toEqual({ ok: true, fields: { captchaKey: 'ticked' } });
    captcha.reset();
    expect(reset).toHaveBeenCalledTimes(1);
    expect(await captcha.solve()).toEqual({ ok: false, reason: 'incomplete' });
    drawn[0]?.parameters.callback('again');
    drawn[0]?.parameters['expired-callback']();
    expect(captcha.get()).toBe('expired');
    expect(await captcha.solve()).toEqual({ ok: false, reason: 'incomplete' });
    drawn[0]?.parameters['error-callback']();
    expect(await captcha.solve()).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('leaves its container as it was', async () => {
    const given = options();
    const scope = createTestScope();
    const captcha = createCheckboxCaptcha(scope, given);
    await captcha.load();
    expect(given.container.children).toHaveLength(1);
    scope.end();
    expect(given.container.children).toHaveLength(0);
    drawn[0]?.parameters.callback('late');
    expect(captcha.get()).toBe('ready');
  });

  it('draws nothing when its scope ends while it is loading', async () => {
    const scope = createTestScope();
    const captcha = createCheckboxCaptcha(scope, options());
    const loading = captcha.load();
    scope.end();
    await loading;
    expect(drawn).toEqual([]);
  });
});

describe('a captcha', () => {
  it('that is invisible is loaded without an answer, and stays as it is when it is reset', async () => {
    const captcha = createEnterpriseCaptcha(options());
    await captcha.load();
    expect([captcha.get(), execute.mock.calls, loadNecessary.mock.calls.length]).toEqual(['ready', [], 1]);
    captcha.reset();
    expect(captcha.get()).toBe('ready');
  });

  it('with a checkbox is reset once it has an answer', async () => {
    const captcha = createCheckboxCaptcha(createTestScope(), options());
    await captcha.load();
    captcha.reset();
    expect(reset).not.toHaveBeenCalled();
    drawn[0]?.parameters.callback('token');
    captcha.reset();
    expect([reset.mock.calls, captcha.get()]).toEqual([[[0]], 'ready']);
    expect(await captcha.solve()).toEqual({ ok: false, reason: 'incomplete' });
  });

  it('with a checkbox takes no room where its script does not come', async () => {
    loadNecessary.mockRejectedValue(new Error('blocked'));
    const given = options();
    const captcha = createCheckboxCaptcha(createTestScope(), given);
    const loading = captcha.load();
    expect(given.container.children).toHaveLength(1);
    await loading;
    expect([given.container.children.length, captcha.get()]).toEqual([0, 'failed']);
  });
});
