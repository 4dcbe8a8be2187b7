import type { Page } from 'playwright-core';
import { scrollThrough } from './scroll-through';

const PRESSED = 'button,summary,[role=button],[role=tab],[aria-expanded],[aria-haspopup],a,img,label,.slide';
const TYPED = 'input,textarea,select';

/** Presses all that can be pressed, types where one can type, sends forms, and goes through by keyboard; the page stays where it is. */
export async function useEverything(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(
    async ({ pressed, typed }) => {
      // Not by cancelling clicks: code would take them for answered.
      window.navigation.addEventListener('navigate', (event) => {
        if (!event.destination.sameDocument) event.preventDefault();
      });
      // A page behind others that were opened draws one frame a second.
      window.open = () => null;
      addEventListener(
        'click',
        ({ target }) => target instanceof Element && target.closest('a[target]')?.removeAttribute('target'),
        true,
      );
      addEventListener('submit', (event) => event.preventDefault());
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement);
      const used = new Set<HTMLElement>();
      // What is opened has something to press, too.
      for (let round = 0; round < 2; round++)
        for (const element of all(pressed)) {
          if (used.has(element) || !element.isConnected) continue;
          used.add(element);
          for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup'])
            element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
          element.focus({ preventScroll: true });
          element.click();
          await nextFrame();
        }
      for (const element of all(typed)) {
        element.focus({ preventScroll: true });
        if (element instanceof HTMLInputElement && /^(?:text|email|search|)$/.test(element.type))
          element.value = 'garden@otterbrook.example';
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
        await nextFrame();
      }
      for (const form of document.querySelectorAll('form')) {
        if (HTMLFormElement.prototype.checkValidity.call(form))
          HTMLFormElement.prototype.requestSubmit.call(form);
        await nextFrame();
      }
    },
    { pressed: PRESSED, typed: TYPED },
  );
  for (const key of ['Tab', 'ArrowRight', 'Enter', 'Escape', 'Escape']) await page.keyboard.press(key);
  // The network of pages with autoplay, or with pictures that are tried again, is never idle.
  await page.waitForFunction(() =>
    inlayApi()
      .inspect()
      .every(({ state }) => state !== 'found' && state !== 'loading'),
  );
}
