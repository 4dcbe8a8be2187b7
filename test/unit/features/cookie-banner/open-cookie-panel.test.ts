// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import messages from '../../../../src/features/cookie-banner/cookie-panel.messages.json';
import { openCookiePanel } from '../../../../src/features/cookie-banner/open-cookie-panel';
import { CLOSINGS, type Closing } from '../../support/close-dialog';
import { findIn } from '../../support/markup';
import { createTestScope, endTestScopes } from '../../support/scope';

afterEach(() => {
  endTestScopes();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const NO = { performance: false, marketing: false };
const YES = { performance: true, marketing: true };

function open({
  choice = undefined as typeof YES | undefined,
  theme = { theme: 'dark', themeName: '' },
} = {}) {
  const consent = createConsent(() => {});
  vi.spyOn(consent, 'get').mockReturnValue(choice);
  const scope = createTestScope({ consent });
  const part = scope.part();
  const onSave = vi.fn((_: typeof YES) => document.querySelectorAll('dialog').length);
  openCookiePanel(part, { theme: theme as never, onSave });
  const dialog = findIn(document, 'dialog');
  const switches = [...dialog.querySelectorAll<HTMLInputElement>('[role=switch]')];
  const about = switches.map(
    (one) => document.getElementById(`${one.getAttribute('aria-describedby')}`)?.textContent,
  );
  const press = (name: string) => findIn(dialog, `.inlay-manage-button.${name}`).click();
  return { scope, part, onSave, dialog, switches, about, press };
}

describe('the choice of cookies by category', () => {
  it('is a dialog that has its heading as its name, and the focus there', () => {
    const { dialog } = open();
    const heading = document.getElementById(`${dialog.getAttribute('aria-labelledby')}`);
    expect([heading?.textContent, document.activeElement]).toEqual([messages.title, heading]);
  });

  it('has a named switch for each category, and one that cannot be switched', () => {
    const { switches, about } = open();
    expect(
      switches.map(({ labels, disabled, checked }) => [labels?.[0]?.textContent, disabled, checked]),
    ).toEqual([
      [messages.necessary, true, true],
      [messages.performance, false, false],
      [messages.marketing, false, false],
    ]);
    expect(about).toEqual([messages.necessaryAbout, messages.performanceAbout, messages.marketingAbout]);
  });

  it.each([
    [YES, [true, true, true]],
    [{ ...NO, marketing: true }, [true, false, true]],
    [NO, [true, false, false]],
  ])('shows the answer %j that there is', (choice, expected) => {
    expect(open({ choice }).switches.map(({ checked }) => checked)).toEqual(expected);
  });

  it.each([
    [undefined, true],
    [NO, false],
  ])('says what the browser’s signal refuses while the answer is %j', (choice, isSaid) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    const { about } = open({ choice });
    expect(about.map((text) => text?.includes(messages.refusedBySignal))).toEqual([false, false, isSaid]);
  });

  it.each([
    [{ theme: 'dark', themeName: '' }, 'dark', null],
    [{ theme: 'dark', themeName: 'bright' }, null, 'bright'],
  ])('looks as the settings %j say', (theme, className, sectionTheme) => {
    const { dialog } = open({ theme });
    expect([
      dialog.classList.contains('dark') ? 'dark' : null,
      dialog.getAttribute('data-section-theme'),
    ]).toEqual([className, sectionTheme]);
  });

  it.each([
    ['accept', YES],
    ['decline', NO],
    ['save', { ...NO, performance: true }],
  ])('answers by the button “%s”, when it has gone and the focus is back', (name, expected) => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { onSave, press, switches } = open({ choice: { ...NO, marketing: true } });
    switches[1]?.click();
    switches[2]?.click();
    press(name);
    expect([onSave.mock.calls, onSave.mock.results[0]?.value]).toEqual([[[expected]], 0]);
    expect(document.activeElement).toBe(opener);
  });

  it.each<Closing>([['its button', (dialog) => findIn(dialog, '.close-icon').click()], ...CLOSINGS])(
    'is closed by %s without an answer',
    (_, close) => {
      const { dialog, onSave, part } = open();
      close(dialog);
      expect([dialog.isConnected, onSave.mock.calls, part.signal.aborted]).toEqual([false, [], true]);
    },
  );

  it('has no texts that are too small to read', async () => {
    const style = document.createElement('style');
    style.textContent = '.category-description { font-size: 8px }';
    document.body.append(style);
    const { dialog } = open();
    await vi.waitFor(() =>
      expect(findIn(dialog, '.category-description').style.getPropertyValue('font-size')).toBe('12px'),
    );
  });
});
