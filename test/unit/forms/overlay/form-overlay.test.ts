// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createFormOverlay } from '../../../../src/forms/overlay/form-overlay';
import messages from '../../../../src/forms/overlay/form-overlay.messages.json';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const FORM = `<div class="form-wrapper hidden"><h2 class="form-title"> Write to us </h2><form data-form-id="f1"><input class="field-element" name="email"></form></div>`;
const BUTTON = '<button class="lightbox-handle">Open</button>';

function create({ html = BUTTON + FORM, isMoved = false, ...options } = {}) {
  document.body.innerHTML = `<div class="sqs-block-form">${html}</div>`;
  const before = document.body.innerHTML;
  const element = findIn(document, '.sqs-block-form');
  const report = vi.fn();
  const scope = createTestScope({ report });
  const form = isMoved ? undefined : (document.querySelector('form') ?? undefined);
  const open = createFormOverlay(scope, { element, ...(form && { form }), ...options });
  return { before, element, report, scope, open };
}
const dialog = () => document.querySelector('dialog');
const handle = () => findIn(document, '.lightbox-handle');
const press = (key: string) => handle().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('a form over the page', () => {
  it('is opened by the page’s button, behind which it stays, so that its rules of the theme match', () => {
    const { element } = create();
    expect([handle().getAttribute('aria-haspopup'), handle().hasAttribute('role'), dialog()]).toEqual([
      'dialog',
      false,
      null,
    ]);
    handle().click();
    const shown = dialog();
    expect([shown?.open, shown?.parentElement, shown?.previousElementSibling]).toEqual([
      true,
      element,
      handle(),
    ]);
    expect(findIn(shown as HTMLElement, '.form-wrapper').className).toBe('form-wrapper');
    expect(shown?.className.split(' ')).toEqual(
      expect.arrayContaining(['inlay-form-dialog', 'sqs-background-enabled']),
    );
  });

  it('gives the focus to its first field, or to its close button where it has none', () => {
    create().open?.();
    expect(document.activeElement?.getAttribute('name')).toBe('email');
    create({ html: BUTTON + FORM.replace(/<input[^>]*>/, '') }).open?.();
    expect(document.activeElement?.className).toBe('inlay-own inlay-form-dialog-close');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(messages.close);
  });

  it.each([
    ['the form’s name', FORM, { name: 'Contact' }, 'Contact'],
    ['its title', FORM, {}, 'Write to us'],
    ['the text of buttons', FORM.replace(/<h2.*<\/h2>/, ''), {}, messages.openForm],
    [
      'the page’s own text',
      FORM.replace('> Write to us <', '> <'),
      { localizedStrings: { openForm: 'Formular' } },
      'Formular',
    ],
  ])('is named by %s', (_, form, options, label) => {
    create({ html: BUTTON + form, ...options }).open?.();
    expect(dialog()?.getAttribute('aria-label')).toBe(label);
  });

  it.each([
    ['its close button', () => findIn(document, '.inlay-form-dialog-close').click()],
    [
      'Escape',
      () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    [
      'a press on the backdrop',
      () => {
        // Its box is empty here, at the window's corner.
        const init = { bubbles: true, clientX: 9, clientY: 9 };
        dialog()?.dispatchEvent(new MouseEvent('pointerdown', init));
        dialog()?.dispatchEvent(new MouseEvent('click', init));
      },
    ],
  ])('is closed by %s: the form goes back to its place, and the focus to the button', (_, close) => {
    const { element } = create({ html: `${BUTTON}<p></p>${FORM}<p></p>` });
    const before = element.innerHTML;
    handle().click();
    close();
    expect([dialog(), element.innerHTML, document.activeElement]).toEqual([null, before, handle()]);
    handle().click();
    expect(dialog()?.open).toBe(true);
  });

  it('is opened by keys, too, where the button is a span', () => {
    create({ html: `<span class="lightbox-handle">Open</span>${FORM}` });
    expect([handle().getAttribute('role'), handle().tabIndex]).toEqual(['button', 0]);
    press('Enter');
    expect(dialog()?.open).toBe(true);
  });
});

it.each([
  [{}, messages.openForm, 'left'],
  [{ handleText: 'Ask us', alignment: 'center' }, 'Ask us', 'center'],
  [{ handleText: '' }, messages.openForm, 'left'],
])('a block without a button with the settings %j gets one before its form', (options, text, side) => {
  create({ html: `<section>${FORM}</section>`, ...options });
  const wrapper = findIn(document, '.lightbox-handle-wrapper');
  expect([wrapper.className, wrapper.textContent, wrapper.nextElementSibling?.className]).toEqual([
    `lightbox-handle-wrapper lightbox-handle-wrapper--align-${side}`,
    text,
    'form-wrapper hidden',
  ]);
  expect(handle().getAttribute('type')).toBe('button');
  handle().click();
  expect(dialog()?.previousElementSibling).toBe(wrapper);
});

describe('a form that the platform’s own script has moved out of its block', () => {
  const block = '<div class="sqs-block-form"></div>';
  const moved = (id: string) =>
    `<div class="sqs-block-form-lightbox"><div class="form-wrapper"><h2 class="form-title">${id}</h2><form data-form-id="${id}"></form></div></div>`;

  it('is the one at the block’s place among those without their form', () => {
    const whole = '<div class="sqs-block-form"><form></form></div>';
    document.body.innerHTML = `${block}${whole}${block}${moved('one')}${moved('two')}`;
    const blocks = document.querySelectorAll<HTMLElement>('.sqs-block-form');
    const last = blocks[2] as HTMLElement;
    createFormOverlay(createTestScope(), { element: last })?.();
    expect(dialog()?.getAttribute('aria-label')).toBe('two');
    // The button is in the block, whose form is elsewhere.
    expect([last.children.length, dialog()?.parentElement]).toEqual([2, last]);
  });

  it('is missed where the page does not have it, and the block gets no button', () => {
    const { before, report, open } = create({ html: '', isMoved: true });
    expect([open, document.body.innerHTML]).toEqual([undefined, before]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'read',
      'test',
      'The form that the button opens is not in the page.',
      undefined,
    );
  });
});
