import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import {
  it,
  ONE_RENDERER,
  once,
  RENDERERS,
  type Renderer,
  type Site,
  type WatchedPage,
} from './support/site';
import { addStyle, startAnew } from './support/start-anew';

const open = (site: Site, renderer: Renderer, path = 'dialogs.html') => site.open(path, renderer);

const gone = (page: Page, selector: string) =>
  page.waitForFunction((what) => !document.querySelector(what), selector);
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe.each(RENDERERS)('dialogs under %s', (renderer) => {
  // One page for all that load no other and do nothing to it that lasts.
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await open(site, renderer);
  });
  const anew = async () => {
    await startAnew(watched.page, { empty: [watched.errors] });
    return watched;
  };

  it('ask: each button has its answer, and returns focus; there are no axe violations', async () => {
    const { page, errors } = await anew();
    const dialog = page.getByRole('alertdialog', { name: 'Water the ferns now?' });
    for (const [name, answer] of [
      ['Water them', 'confirm'],
      ['Only mist', 'reject'],
      ['Cancel', 'cancel'],
    ] as const) {
      await page.locator('#ask').click();
      await dialog.waitFor();
      expect(await hasFocus(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true);
      await dialog.evaluate((element) => {
        const states: string[] = [];
        Object.assign(window, { states });
        new MutationObserver(() => states.push(element.className)).observe(element, { attributes: true });
      });
      await dialog.getByRole('button', { name }).click();
      await gone(page, 'dialog');
      expect(await page.evaluate(() => (window as unknown as { states: string[] }).states[0])).toContain(
        'inlay-confirm--hiding',
      );
      await expect.poll(() => page.locator('#answer').textContent()).toBe(answer);
      expect(await focusedId(page)).toBe('ask');
    }
    await page.locator('#ask').click();
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  once(
    'have their buttons in one column, and close even where a theme stops their transition',
    async ({ onTestFinished }) => {
      const { page } = await anew();
      onTestFinished(await addStyle(page, 'dialog { transition: none !important; }'));
      await page.locator('#ask').click();
      const dialog = page.getByRole('alertdialog', { name: 'Water the ferns now?' });
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(350);
      expect(await dialog.evaluate((element) => getComputedStyle(element).padding)).toBe('20px');
      expect(await dialog.getAttribute('class')).toContain('squarespace-managed-ui');
      expect(await dialog.locator('button').allTextContents()).toEqual(['Cancel', 'Only mist', 'Water them']);
      // Side by side, the last of three would be alone in a second line.
      const boxes = await dialog
        .locator('button')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, width }) => [left, width]),
        );
      expect(new Set(boxes.map(String)).size).toBe(1);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await gone(page, 'dialog');
    },
  );

  // @keys confirm, toast, tooltip | Tab, Escape | stays inside; closes the topmost alone
  it('keep Tab inside, and Escape closes only the topmost', async () => {
    const { page } = await anew();
    await page.evaluate(() => {
      const { confirm } = inlayApi();
      const answers: string[] = [];
      Object.assign(window, { answers });
      void confirm({ title: 'Outer' }).then((answer) => answers.push(`outer ${answer}`));
      void confirm({ title: 'Inner', cancelText: '' }).then((answer) => answers.push(`inner ${answer}`));
    });
    const inner = page.getByRole('alertdialog', { name: 'Inner' });
    await inner.waitFor();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press(press % 2 ? 'Shift+Tab' : 'Tab');
      expect(await hasFocus(inner)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await inner.waitFor({ state: 'detached' });
    const outer = page.getByRole('alertdialog', { name: 'Outer' });
    expect(await outer.isVisible()).toBe(true);
    expect(await hasFocus(outer)).toBe(true);
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    await page.waitForFunction(() => (window as unknown as { answers: string[] }).answers.length === 2);
    expect(await page.evaluate(() => (window as unknown as { answers: string[] }).answers)).toEqual([
      'inner cancel',
      'outer cancel',
    ]);
  });

  // @wcag 1.4.13 | a tooltip closes on Escape, and stays under the mouse
  it('open over the lightbox; Escape closes tooltip, question and lightbox one by one', async ({ site }) => {
    const { page, errors } = await open(site, renderer, 'lightbox.html');
    const opener = page.locator('[aria-haspopup="dialog"]:visible').first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const lightbox = page.locator('dialog.inlay-lightbox[open]');
    await lightbox.waitFor();
    await page.keyboard.press('Tab');
    const inLightbox = page.locator('dialog.inlay-lightbox :focus');
    const before = await inLightbox.elementHandle();
    await page.evaluate(() => {
      void inlayApi().confirm({ title: 'Over it', message: 'Which one?' });
    });
    const dialog = page.getByRole('alertdialog', { name: 'Over it', description: 'Which one?' });
    await dialog.waitFor();
    await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('.inlay-confirm-button.confirm');
      if (button) await inlayApi().tooltip(button, 'This one');
    });
    expect(await hasFocus(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true);
    const agree = dialog.getByRole('button', { name: 'OK', description: 'This one' });
    await page.keyboard.press('Tab');
    await agree.waitFor();
    expect(await hasFocus(agree)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('tooltip').count()).toBe(0);
    expect(await hasFocus(dialog.getByRole('button', { name: 'OK' }))).toBe(true);
    await page.keyboard.press('Escape');
    await gone(page, 'dialog.inlay-confirm');
    expect(await lightbox.count()).toBe(1);
    expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    expect(await hasFocus(opener)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('open over a form over the page; Escape closes the question, then the form, and keeps what was typed', async ({
    site,
  }) => {
    const { page, errors } = await open(site, renderer, 'forms.html');
    const handle = page.locator('#block-json-overlay .lightbox-handle');
    await expect.poll(() => handle.getAttribute('aria-haspopup')).toBe('dialog');
    await handle.press('Enter');
    const form = page.getByRole('dialog', { name: 'Ask for a cutting' });
    await form.waitFor();
    const field = form.locator('form:not([hidden] *) :is(.field-element,.inlay-form-input)').first();
    await page.keyboard.type('Ada');
    const isLocked = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].some(
          (element) => getComputedStyle(element).overflowY === 'hidden',
        ),
      );
    expect(await isLocked()).toBe(true);
    await page.evaluate(() => {
      void inlayApi().confirm({ title: 'Leave it?', message: 'It is not sent.' });
    });
    const question = page.getByRole('alertdialog', { name: 'Leave it?', description: 'It is not sent.' });
    await question.waitFor();
    expect(await violations(page)).toEqual([]);
    // Focus goes round the question, and no key reaches the form.
    for (const name of ['Cancel', 'OK', 'Cancel']) {
      expect(await hasFocus(question.getByRole('button', { name }))).toBe(true);
      await page.keyboard.type('x');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await gone(page, 'dialog.inlay-confirm');
    expect(await hasFocus(field)).toBe(true);
    expect(await field.inputValue()).toBe('Ada');
    expect(await isLocked()).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(await hasFocus(handle)).toBe(true);
    expect(await isLocked()).toBe(false);
    expect(errors).toEqual([]);
  });

  it('close when the site is destroyed, and leave the body as it was', async () => {
    const { page, errors } = await anew();
    const readBody = () => page.evaluate(() => document.body.outerHTML);
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    const before = await readBody();
    await page.evaluate(() => {
      const { init, confirm, toast } = inlayApi();
      init();
      const state: string[] = [];
      Object.assign(window, { state });
      void confirm({ title: 'Outer' }).then((answer) => state.push(answer));
      void toast({ message: 'Here', duration: 600_000 }).then(({ closed }) =>
        closed.then(() => state.push('toast closed')),
      );
    });
    await page.getByRole('alertdialog', { name: 'Outer' }).waitFor();
    await page.locator('.inlay-toast').waitFor();
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await readBody()).toBe(before);
    await page.waitForFunction(() => (window as unknown as { state: string[] }).state.length > 0);
    expect(await page.evaluate(() => (window as unknown as { state: string[] }).state)).toEqual([
      'toast closed',
    ]);
    expect(errors).toEqual([]);
  });

  // @wcag 2.4.3 | focus moves to a neighbour when the button that opened it is gone
  it('return focus to an element near an opener that is gone', async () => {
    const { page } = await anew();
    await page.evaluate(() => {
      const other = document.createElement('button');
      other.id = 'neighbour';
      document.getElementById('opener-place')?.append(other);
    });
    await page.locator('#ask').click();
    await page.getByRole('alertdialog').waitFor();
    const opener = await page.locator('#ask').elementHandle();
    await opener?.evaluate((button) => button.remove());
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    expect(await focusedId(page)).toBe('neighbour');
    await opener?.evaluate((button) => document.getElementById('neighbour')?.replaceWith(button));
  });

  it('can be closed while scripts of the page fail and stop keys', async ({ onTestFinished }) => {
    const { page } = await anew();
    await page.evaluate(() => {
      const end = new AbortController();
      const { signal } = end;
      addEventListener(
        'keydown',
        (event) => {
          event.stopImmediatePropagation();
          throw new Error('theme');
        },
        { capture: true, signal },
      );
      const fail = () => {
        throw new Error('theme');
      };
      addEventListener('click', fail, { signal });
      Object.assign(window, { end });
      Object.defineProperty(Array.prototype, 'brokenByTheme', {
        value: 1,
        enumerable: true,
        configurable: true,
      });
    });
    onTestFinished(() =>
      page.evaluate(() => {
        (window as unknown as { end: AbortController }).end.abort();
        Reflect.deleteProperty(Array.prototype, 'brokenByTheme');
      }),
    );
    await page.locator('#ask').click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain(
      'hidden',
    );
  });

  // @keys system-error | Enter | closes the message
  it('report that something went wrong, once, with two buttons', async () => {
    const { page } = await anew();
    await page.locator('#fail').click();
    const dialog = page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('The pump does not answer.');
    await page.evaluate(() => {
      inlayApi().emit('system-error:show');
    });
    expect(await page.locator('dialog').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Clear' }).press('Enter');
    await gone(page, 'dialog');
    // A call that the server has refused.
    await page.evaluate(() => {
      (inlayApi().emit as (name: string, about: unknown) => void)('api:authorization-failed', {
        path: '/api/x',
        message: 'Not yours.',
      });
    });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('Not yours.');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await gone(page, 'dialog');
    // A script of the page.
    await page.evaluate(() => inlayApi().emit('system-error:show', { message: 'Unable to connect.' }));
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('Unable to connect.');
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Reload Page' }).click();
    await loaded;
  });

  it('shows a toast where it can be reached while a dialog is open', async () => {
    const { page } = await anew();
    await page.locator('#ask').click();
    await page.getByRole('alertdialog').waitFor();
    await page.evaluate(() => {
      void inlayApi().toast({ message: 'Here', duration: 60_000 });
    });
    await page.locator('dialog .inlay-toast').waitFor();
    await page.locator('.inlay-toast').getByRole('button').click();
    await gone(page, '.inlay-toast');
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  once('have no axe violations: a toast and a tooltip', async () => {
    const { page } = await anew();
    await page.evaluate(() => {
      void inlayApi().toast({ title: 'Watered', message: 'The ferns are content.', duration: 60_000 });
    });
    await page.locator('.inlay-toast').waitFor();
    await page.locator('#say').focus();
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe.each(ONE_RENDERER)('what comes and goes with time under %s', (renderer) => {
  let page: Page;
  it.beforeAll(async ({ site }) => {
    ({ page } = await open(site, renderer));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(10_000);
  });

  it('shows a toast at the top right that disappears by itself, and stays while it is read', async () => {
    await page.locator('#say').click();
    const toast = page.locator('.inlay-toast');
    await toast.waitFor();
    const box = await toast.boundingBox();
    // The demo's rem.
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(1280 - 17, 0);
    expect(box?.y).toBeCloseTo(17, 0);
    await page.clock.runFor(150);
    expect(await page.locator('.inlay-live-region').textContent()).toBe('Watered. The ferns are content.');
    await toast.hover();
    await page.clock.runFor(5000);
    expect(await toast.count()).toBe(1);
    await page.locator('h1').hover();
    await page.clock.runFor(1900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await toast.count()).toBe(0);
    await page.locator('#say').click();
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Close' }).focus();
    await page.clock.runFor(5000);
    expect(await toast.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await toast.count()).toBe(0);
    expect(await page.locator('.inlay-toasts').count()).toBe(0);
  });

  it('shows a tooltip after 1.2 s under the mouse, at once for the keyboard, and hides it', async () => {
    const button = page.locator('#hint');
    const tooltip = page.getByRole('tooltip');
    await button.hover();
    await page.clock.runFor(1150);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(100);
    expect(await tooltip.count()).toBe(1);
    const [hint, box] = [await button.boundingBox(), await tooltip.boundingBox()];
    expect(box?.width).toBeLessThanOrEqual(250);
    expect(box?.x).toBeGreaterThanOrEqual(20);
    expect(Math.abs((box?.y ?? 0) - (hint?.y ?? 0) - (hint?.height ?? 0) - 15)).toBeLessThan(1);
    await tooltip.hover();
    await page.clock.runFor(5000);
    expect(await tooltip.count()).toBe(1);
    await page.locator('h1').hover();
    await page.clock.runFor(400);
    expect(await tooltip.count()).toBe(0);
    await page.locator('#say').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => tooltip.count()).toBe(1);
    expect(await button.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));
    await page.keyboard.press('Escape');
    expect(await tooltip.count()).toBe(0);
    expect(await button.getAttribute('aria-describedby')).toBeNull();
    expect(await hasFocus(button)).toBe(true);
  });
});
