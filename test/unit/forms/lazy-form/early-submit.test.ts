// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import {
  adoptSubmits,
  isEarly,
  keepEarlySubmit,
  noteEarly,
  passSubmit,
  releaseSubmits,
  takeStubSubmit,
} from '../../../../src/forms/lazy-form/early-submit';

function createForm(attributes = 'data-form-id="1"'): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}></form>`;
  return document.querySelector('form') as HTMLFormElement;
}
function submit(form: HTMLFormElement) {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  let kept: HTMLFormElement | undefined;
  const others = vi.fn();
  const first = (submitted: Event) => {
    kept = keepEarlySubmit(submitted);
  };
  document.addEventListener('submit', first, true);
  form.addEventListener('submit', others, { once: true });
  form.dispatchEvent(event);
  document.removeEventListener('submit', first, true);
  return { kept, isPrevented: event.defaultPrevented, isHeard: others.mock.calls.length > 0 };
}

describe('a submit before the code of the form', () => {
  it('is kept from the browser and from other listeners, and known when the block adopts the form', () => {
    const form = createForm();
    expect(submit(form)).toEqual({ kept: form, isPrevented: true, isHeard: false });
    expect([isEarly(form), adoptSubmits(form), isEarly(form)]).toEqual([true, true, false]);
    expect(submit(form)).toEqual({ kept: undefined, isPrevented: false, isHeard: true });
  });

  it('of a form that is not ours goes on', () => {
    const form = createForm('class="theme"');
    expect(submit(form)).toEqual({ kept: undefined, isPrevented: false, isHeard: true });
    expect(isEarly(form)).toBe(false);
  });

  it.each([
    ['by its address', 'action="https://forms.example/f/1"', false],
    ['by its handler', 'onsubmit="return mail(this)"', false],
    ['that the platform has drawn', 'class="react-form-contents"', true],
    ['whose handler is the platform’s', 'onsubmit="send({ formId: \'f1\' })"', true],
    ['that the server has written', 'action="https://site.example" data-form-id="1"', true],
  ])('of a form in a form block %s is kept: %s', (_, attributes, isKept) => {
    const block = document.createElement('div');
    block.className = 'sqs-block-form';
    const form = createForm(attributes);
    document.body.append(block);
    block.append(form);
    expect(submit(form).isPrevented).toBe(isKept);
  });

  it.each([
    ['is noted', 'data-form-id="1"', true],
    ['is made where the form has an address of its own', 'action="https://forms.example/f/1"', false],
  ])('that the stub has prevented %s', (_, attributes, isNoted) => {
    const form = createForm(attributes);
    const click = vi.fn();
    takeStubSubmit({ target: form, submitter: { click } } as never);
    expect([isEarly(form), click.mock.calls.length]).toEqual([isNoted, isNoted ? 0 : 1]);
  });

  it('is not noted on a form that a block has adopted', () => {
    const form = createForm();
    expect(adoptSubmits(form)).toBe(false);
    noteEarly(form);
    expect(isEarly(form)).toBe(false);
    releaseSubmits(form);
    noteEarly(form);
    expect(isEarly(form)).toBe(true);
  });

  it.each([true, false])('passes to the form in its place, if there was one: %s', (wasEarly) => {
    const from = createForm();
    const to = document.createElement('form');
    if (wasEarly) noteEarly(from);
    passSubmit(from, to);
    expect([isEarly(from), isEarly(to)]).toEqual([false, wasEarly]);
  });
});
