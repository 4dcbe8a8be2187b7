// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/share-buttons/share-buttons.mount';
import { createTestScope } from '../../support/scope';

const PAGE = { address: 'https://otterbrook.example/a', title: 'A', image: '' };

describe('a button that shares a page', () => {
  let box: HTMLElement;
  let scope: ReturnType<typeof createTestScope>;
  const button = () => box.querySelector('button') as HTMLButtonElement;
  const list = () => box.querySelector('ul');
  const isOpen = () => button().getAttribute('aria-expanded') === 'true' && list() !== null;
  const press = async () => {
    const before = isOpen();
    button().click();
    await vi.waitFor(() => expect(isOpen()).toBe(!before));
  };

  beforeEach(() => {
    document.body.innerHTML = '<div></div><a href="#other">Other</a>';
    box = document.body.firstElementChild as HTMLElement;
    scope = createTestScope();
    unit.mount({ page: PAGE, services: ['x', 'reddit'] }, scope, box);
  });
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });
  const give = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  it('names the page, and lists the services in browsers without a sheet of their own', async () => {
    expect([isOpen(), list()]).toEqual([false, null]);
    expect(button().textContent).toContain(' A');
    await press();
    expect(button().getAttribute('aria-controls')).toBe(list()?.id);
    expect([...box.querySelectorAll('a')].map((link) => new URL(link.href).hostname)).toEqual([
      expect.stringMatching(/x\.com|twitter\.com/),
      expect.stringContaining('reddit.com'),
    ]);
    await press();
    expect([button().getAttribute('aria-controls'), list()]).toEqual([null, null]);
  });

  it('opens the browser’s sheet instead, and lists the services only if that fails', async () => {
    const share = vi.fn().mockResolvedValueOnce(undefined);
    give('share', share);
    button().click();
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'A', url: PAGE.address }));
    // The second press comes while the sheet is open.
    for (const [index, name] of ['AbortError', 'InvalidStateError'].entries()) {
      share.mockRejectedValueOnce(new DOMException('', name));
      button().click();
      await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2 + index));
      await new Promise((resolve) => setTimeout(resolve));
      expect(isOpen(), name).toBe(false);
    }
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press();
    expect(isOpen()).toBe(true);
  });

  it('closes when the visitor presses or goes elsewhere, not inside of it', async () => {
    await press();
    list()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(isOpen()).toBe(true);
    for (const type of ['pointerdown', 'focusin']) {
      document.querySelector('[href="#other"]')?.dispatchEvent(new Event(type, { bubbles: true }));
      await vi.waitFor(() => expect(isOpen(), type).toBe(false));
      await press();
    }
  });

  it.each([
    [-20, 80, '20px'],
    [990, 1090, '-90px'],
    [10, 110, '0px'],
  ])('keeps its list in the window: from %i to %i px it moves by %s', async (left, right, shift) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(left, 0, right - left, 10),
    );
    await press();
    expect(list()?.style.getPropertyValue('--_shift')).toBe(shift);
  });

  it('copies the address, or shows it to be copied by hand', async () => {
    await press();
    const copy = () => [...box.querySelectorAll('button')].at(-1)?.click();
    const said = () => box.querySelector('[role=status]')?.textContent;
    const writeText = vi.fn().mockResolvedValue(undefined);
    give('clipboard', { writeText });
    copy();
    await vi.waitFor(() => expect(said()).toMatch(/copied/i));
    expect(writeText).toHaveBeenCalledWith(PAGE.address);
    expect(box.querySelector('input')).toBeNull();
    writeText.mockRejectedValue(new Error());
    copy();
    await vi.waitFor(() => expect(box.querySelector('input')?.value).toBe(PAGE.address));
    expect(said()).toBe('');
    await vi.waitFor(() => expect(document.activeElement).toBe(box.querySelector('input')));
  });
});
