// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openSignIn } from '../../../../src/features/owner/open-sign-in';
import { createTestScope } from '../../support/scope';

const calls = vi.hoisted(() => ({ beginSession: vi.fn() }));
vi.mock('../../../../src/api/account-calls', () => calls);
vi.mock('../../../../src/api/page-api', () => ({ pageApi: () => ({}) }));

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  calls.beginSession.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

function open() {
  openSignIn(createTestScope());
  const [email, password, remember] = document.querySelectorAll<HTMLInputElement>('dialog input');
  if (!email || !password || !remember) throw new Error('The fields are missing.');
  const send = () => {
    document
      .querySelector('dialog form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const button = () => document.querySelector('dialog [type=submit]')?.getAttribute('aria-disabled');
  return { email, password, remember, send, button };
}

it('sends what has been entered, and loads the page again with the session', async () => {
  calls.beginSession.mockResolvedValue({ ok: true });
  const { email, password, remember, send } = open();
  expect(document.activeElement === email).toBe(true);
  email.value = 'ada@garden.example';
  password.value = ' secret ';
  remember.checked = true;
  send();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls.beginSession.mock.calls[0]?.[1]).toEqual({
    email: 'ada@garden.example',
    password: ' secret ',
    rememberMe: true,
  });
});

it('sends once at a time, and says why it was refused', async () => {
  let refuse = (_: object) => {};
  calls.beginSession.mockReturnValue(new Promise((resolve) => (refuse = resolve)));
  const { send, button } = open();
  expect(button()).toBe('false');
  send();
  await vi.waitFor(() => expect(button()).toBe('true'));
  send();
  refuse({ ok: false, failure: { message: 'Wrong password.' } });
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('Wrong password.'));
  expect([calls.beginSession.mock.calls.length, button(), reload.mock.calls.length]).toEqual([1, 'false', 0]);
});

it('is one dialog, which its cross closes', () => {
  open();
  openSignIn(createTestScope());
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  document.querySelector<HTMLElement>('.inlay-sheet-close')?.click();
  expect(document.querySelector('dialog') === null).toBe(true);
});
