// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/form/form.mount';
import type { Services } from '../../../../src/core/entry/services';
import { noteEarly } from '../../../../src/forms/lazy-form/early-submit';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const FIELDS = [
  { type: 'text', id: 'name-1', title: 'Name' },
  { type: 'email', id: 'email-1', title: 'Email' },
];
/** A form that the server, or the platform's own script, has written: its fields have other values than the drawn ones. */
const WRITTEN = `<div class="form-wrapper"><div class="form-title">Contact</div>
  <div class="form-inner-wrapper" id="inner"><form id="old" data-form-id="f1">
  <div class="form-item" id="name-1"><input id="name-1-field" name="name"></div></form></div></div>`;

const submitForm = vi.fn();
const refresh = vi.fn();
const startForm = vi.fn();

interface Page {
  readonly json?: string | object;
  readonly html?: string;
}

function createBlock({ json = {}, html = '' }: Page = {}) {
  const text =
    typeof json === 'string' ? json : JSON.stringify({ formId: 'f1', formFields: FIELDS, ...json });
  document.body.innerHTML = `<div class="sqs-block-form" id="block-7"><div class="sqs-block-content">
    <script type="application/json" class="sqs-form-block-context">${text}</script>${html}</div></div>`;
  const block = findIn(document, '.sqs-block-form');
  return block;
}

function mount(page: Page = {}, change: (block: HTMLElement) => void = () => {}) {
  const block = createBlock(page);
  const before = document.body.innerHTML;
  change(block);
  const report = vi.fn();
  const loadUnit = vi.fn(async (_: string, load: () => Promise<object>) => load());
  const { scope, store } = mountUnit(unit, block, { report, loadUnit } as unknown as Partial<Services>);
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    block.querySelector<Found>(selector);
  const form = find<HTMLFormElement>('inlay-ui form');
  return { before, block, scope, store, report, loadUnit, find, form };
}
const submit = (form: HTMLFormElement | null) =>
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

const safeHtml = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/text/sanitize', () => ({ setSafeHtml: safeHtml }));
const overlay = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/forms/lazy-form/lazy-overlay', () => ({ createLazyOverlay: overlay }));
vi.mock('../../../../src/forms/controller/start-form', () => ({
  startForm: (...args: unknown[]) => startForm(...args),
  startServerForm: (...args: unknown[]) => startForm(...args),
}));

beforeEach(() => {
  for (const mock of [submitForm, refresh, overlay, safeHtml]) mock.mockReset();
  startForm.mockReset().mockReturnValue({
    submission: { subscribe: () => () => {}, get: () => ({ status: 'idle' }) },
    submit: submitForm,
    refresh,
  });
});

describe('a form of JSON', () => {
  it('is in the wrapper of the page, and in a block without content in the block itself', () => {
    expect(mount({ html: '<p class="form-wrapper"></p>' }).find('p inlay-ui form') === null).toBe(false);
    const bare = mount({}, (block) => block.firstElementChild?.removeAttribute('class'));
    expect(bare.find('.form-wrapper')?.parentElement === bare.block).toBe(true);
  });

  it('has its disclaimer: the text at once, what it has of HTML when that can be trusted', () => {
    const html = '<p>We <b>keep</b> it.</p>';
    let atFirst: string | null = '';
    safeHtml.mockImplementation((node: Element) => {
      atFirst = node.textContent;
    });
    const { find, scope } = mount({ json: { disclaimerMessage: { html } } });
    expect(find('.form-disclaimer')?.textContent).toBe('We keep it.');
    const [node, written, { load }] = safeHtml.mock.calls[0] ?? [];
    expect([atFirst, node === find('.form-disclaimer'), written, load === scope.load]).toEqual([
      'We keep it.',
      true,
      html,
      true,
    ]);
    expect(mount().find('.form-disclaimer') === null).toBe(true);
  });
});

describe('the code that sends', () => {
  it('starts at the first submit, with the form’s settings, and sends it', async () => {
    const { block, form, loadUnit, store } = mount();
    expect(store?.get()).toEqual({ status: 'idle' });
    expect(loadUnit).not.toHaveBeenCalled();
    submit(form);
    await vi.waitFor(() => expect(submitForm).toHaveBeenCalledOnce());
    expect(loadUnit.mock.calls[0]?.[0]).toBe('start-form');
    const [, given] = startForm.mock.calls[0] ?? [];
    expect([given.element === block, given.form === form]).toEqual([true, true]);
    expect([given.model.formId, given.model.objectName, given.localizedStrings]).toEqual(['f1', '7', {}]);
  });

  it('is told when questions come or go', async () => {
    const followUpQuestions = [{ field: { type: 'text', id: 'text-2', title: 'Which?' }, answers: ['Yes'] }];
    const radio = { type: 'radio', id: 'radio-1', title: 'Any?', options: ['Yes', 'No'], followUpQuestions };
    const { form, find } = mount({ json: { formFields: [radio] } });
    submit(form);
    await vi.waitFor(() => expect(submitForm).toHaveBeenCalledOnce());
    refresh.mockReset();
    find<HTMLInputElement>('input[type=radio]')?.click();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(find('#text-2') === null).toBe(false);
  });
});

describe('a form that is there already', () => {
  it('is hidden with its ids, but for the title, until the block ends', () => {
    const { before, find, scope, block } = mount({ html: WRITTEN });
    expect(find('.form-title')?.hidden).toBe(false);
    expect(find('.form-inner-wrapper')?.hidden).toBe(true);
    const ids = [...block.querySelectorAll('.form-inner-wrapper [id]')].map(({ id }) => id);
    expect(ids).toEqual(['old-retired', 'name-1-retired', 'name-1-field-retired']);
    expect(find('inlay-ui #name-1') === null).toBe(false);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  const typing = (block: HTMLElement, value: string) => {
    // The drawn form's own ids, so that an entry has the same key in both.
    const old = block.querySelector('input');
    if (!old) throw new Error('The old form has no field.');
    old.value = value;
    return old;
  };
  const written = (id: string) => WRITTEN.replace('name-1-field', id);

  it('hands what has been typed to the new one, and the focus', () => {
    const id = mount().form?.querySelector('input')?.id ?? '';
    expect(id).not.toBe('');
    const { form } = mount({ html: written(id) }, (block) => typing(block, 'Ada').focus());
    const field = form?.querySelector('input');
    expect([field?.value, document.activeElement === field]).toEqual(['Ada', true]);
  });

  it('hands over nothing that the visitor has not touched', () => {
    const id = mount().form?.querySelector('input')?.id ?? '';
    const html = written(id).replace('name="name"', 'name="name" value="Page"');
    const { form } = mount({ html });
    expect([form?.querySelector('input')?.value, document.activeElement === document.body]).toEqual([
      '',
      true,
    ]);
  });

  it('hands over a submit that came early', async () => {
    mount({ html: WRITTEN }, (block) => {
      const old = block.querySelector('form');
      if (old) noteEarly(old);
    });
    await vi.waitFor(() => expect(submitForm).toHaveBeenCalledOnce());
  });
});

describe('JSON that cannot be used', () => {
  it('is a fault without a form of the server', () => {
    const block = createBlock({ json: '{' });
    expect(unit.read?.(block, () => {}, {} as never)).toEqual({
      fault: 'The JSON of the form cannot be read.',
    });
  });

  it('is a fault beside a form that cannot be used either', () => {
    const block = createBlock({ json: '{', html: '<form data-form-id="f1"></form>' });
    expect(unit.read?.(block, () => {}, {} as never)).toEqual({ fault: 'The form has no fields.' });
  });

  it('leaves the server’s form, which it reports, shows and starts', async () => {
    const html = WRITTEN.replace('class="form-inner-wrapper"', 'hidden');
    const { block, find, report, scope, before } = mount({ json: '{', html });
    expect([
      find('inlay-ui') === null,
      find('#inner')?.style.display,
      find('#inner')?.style.visibility,
    ]).toEqual([true, 'block', 'visible']);
    expect(report.mock.calls[0]?.slice(0, 3)).toEqual([
      'read',
      'test',
      'The JSON of the form cannot be read.',
    ]);
    submit(find<HTMLFormElement>('form'));
    await vi.waitFor(() => expect(submitForm).toHaveBeenCalledOnce());
    const [, given] = startForm.mock.calls[0] ?? [];
    expect([given.element === block, given.form === find('form')]).toEqual([true, true]);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is not read where the form of the JSON can be drawn', () => {
    const { report, find } = mount({ html: WRITTEN });
    expect([report.mock.calls, find('inlay-ui') === null]).toEqual([[], false]);
  });
});
