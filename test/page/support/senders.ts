import type { Page, Request } from 'playwright-core';
import { watchRequests } from './requests';

/** Controls that send something, or lead to a checkout: what a server's HTML has of them, and what is pressed. */
const SENDERS = [
  { mark: 'sqs-add-to-cart-button', control: '.sqs-add-to-cart-button' },
  { mark: 'sqs-donate-button', control: '.sqs-donate-button' },
  { mark: 'sqs-simple-like', control: '.sqs-simple-like .like-icon, .sqs-simple-like[role=button]' },
  { mark: 'newsletter-form', control: '.newsletter-form [type=submit]' },
  { mark: 'sqs-block-form', control: '.sqs-block-form form [type=submit]' },
  { mark: 'data-form-id', control: 'form[data-form-id] [type=submit]' },
  { mark: 'squarespace-comments', control: '.squarespace-comments form [type=submit]' },
  { mark: 'product-restock-form', control: '.product-restock-form [type=submit]' },
] as const;

const CONTROLS = SENDERS.map(({ control }) => control).join();

const isMarked = (html: string, mark: string) =>
  new RegExp(`<[^>]+\\s(?:class="[^"]*\\b${mark}[\\s"](?![^>]*disqus_thread)|${mark}=)`).test(html);

/** Which kinds of them a page's HTML has. */
export const sendersIn = (html: string): string =>
  SENDERS.flatMap(({ mark }) => (isMarked(html, mark) ? mark : [])).join();

/** Whether a page's HTML has a control that sends something. */
export const hasSender = (html: string): boolean => sendersIn(html) !== '';

/** What is counted apart from what the visitor wants. */
const STATISTICS = /\/api\/(?:census|events|v1\/events|track|1\/performance)\//;

/** A checkout is another page, be it in this window. */
const isSent = (request: Request) =>
  (request.method() !== 'GET' || request.isNavigationRequest()) &&
  !STATISTICS.test(new URL(request.url()).pathname);

/** Answers everything that may be chosen or filled in around a control, as a visitor would. */
function fillAround(control: Element): void {
  const around =
    control.closest('form') ??
    control.closest('.product-list-item,.grid-item,.add-on-card,.product-block,.ProductItem,main') ??
    control;
  const say = (field: Element) => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const isOffered = (text: string | null | undefined) => !/\((?:sold out|unavailable)\)/i.test(text ?? '');
  for (const select of around.querySelectorAll('select')) {
    const option = [...select.options].findLast(
      ({ value, label, disabled }) => value && !disabled && isOffered(label),
    );
    if (option) select.value = option.value;
    say(select);
  }
  for (const radio of around.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    if (isOffered(radio.ariaLabel ?? radio.labels?.[0]?.textContent)) radio.click();
  if (!around.matches('form')) return;
  for (const field of around.querySelectorAll<HTMLInputElement>('input,textarea')) {
    if (!field.checkVisibility() || field.type === 'file' || field.type === 'radio') continue;
    if (field.type === 'checkbox') field.checked = true;
    else if (field.type === 'email' || /email/i.test(field.name)) field.value = 'ada@example.com';
    else if (field.type === 'url') field.value = 'https://example.com';
    else if (/zip|postal/i.test(field.name + field.autocomplete)) field.value = '43210';
    else if (!field.value) field.value = '1';
    say(field);
  }
}

/** How often each address was sent to because of one press. */
export type Sent = Readonly<Record<string, number>>;

const countEach = (addresses: readonly string[]): Sent =>
  Object.fromEntries(
    addresses.map((address) => [address, addresses.filter((other) => other === address).length]),
  );

/** What a visitor sees of a control; undefined for one that cannot be pressed. */
const describe = (control: Element) =>
  control.checkVisibility() && !control.matches(':disabled,[aria-disabled=true]')
    ? `${control.className || control.localName} “${control.textContent?.trim() || control.getAttribute('value') || ''}”`
    : undefined;

const press = (control: Element) => (control as HTMLElement).click();

/** False while the control's form loads its code, waits for its captcha or for the server. */
const hasAnswered = (control: Element) => !control.closest('form.submitting,form[aria-busy=true]');

/** Presses each control of the page that a visitor can press, once, and tells what was sent because of it. */
export async function pressSenders(page: Page): Promise<ReadonlyMap<string, Sent>> {
  const sent: string[] = [];
  // The page stays, whatever a press leads to.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.evaluate(() => {
    window.open = (address) => {
      const opened = fetch(`${address}`, { method: 'POST' }).catch(() => {});
      Object.assign(window, { opened });
      return null;
    };
  });
  page.on('request', (request) => {
    if (isSent(request)) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const rest = watchRequests(page);
  const counts = new Map<string, Sent>();
  // What is drawn after its block is mounted: options of products, fields of forms.
  await rest();
  for (const [index, control] of (await page.$$(CONTROLS)).entries()) {
    await control.evaluate(fillAround);
    await rest();
    const name = await control.evaluate(describe);
    if (name === undefined) continue;
    sent.length = 0;
    // Without the captcha that no network can bring, only a second press sends.
    for (let presses = 0; presses < 2 && !sent.length; presses++) {
      await control.evaluate(press);
      // On a busy machine the browser says later than it is idle that a request has been sent.
      await page.evaluate(async () => void (await Reflect.get(window, 'opened')));
      await rest();
      await page.waitForFunction(hasAnswered, control);
      await rest();
    }
    // A product may ask something first.
    const submit = await page.$('dialog[open] form [type=submit]');
    if (submit) {
      await submit.evaluate(fillAround);
      await submit.evaluate(press);
      await rest();
      await page.keyboard.press('Escape');
    }
    counts.set(`${index}: ${name}`, countEach(sent));
  }
  return counts;
}

/** What is wrong with what was sent: nothing although something could be pressed, or more than once by one press. */
export function findFlaws(counts: ReadonlyMap<string, Sent>): readonly string[] {
  const sent = [...counts].flatMap(([name, addresses]) =>
    Object.entries(addresses).map(([address, times]) => ({ name, address, times })),
  );
  if (counts.size && !sent.length) return ['Nothing was sent.'];
  return sent.flatMap(({ name, address, times }) => (times > 1 ? `${name}: ${times} × ${address}` : []));
}
