// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { type Bus, createBus } from '../../../../src/core/entry/bus';
import { DOM_EVENTS, dispatchDomEvents } from '../../../../src/core/lazy/dom-events';

/** Names and payloads go together in `Bus`; a test of all names has no types for that. */
const emit = (bus: Bus, name: string, payload?: unknown) =>
  (bus.emit as (name: string, payload?: unknown) => void)(name, payload);

it.each(DOM_EVENTS)('%s is heard on its element and bubbles', (name) => {
  const bus = createBus(() => {});
  dispatchDomEvents(bus);
  document.body.innerHTML = '<div class="block"></div>';
  const element = document.querySelector('.block');
  const heard = vi.fn();
  document.addEventListener(`inlay:${name}`, heard, { once: true });
  const detail = { element };
  emit(bus, name, detail);
  expect(heard).toHaveBeenCalledOnce();
  const [event] = heard.mock.calls[0] ?? [];
  expect(event).toMatchObject({ target: element, bubbles: true, composed: false, cancelable: false });
  expect(event.detail).toBe(detail);
});

it('an event without an element is the document’s', () => {
  const bus = createBus(() => {});
  dispatchDomEvents(bus);
  const targets: unknown[] = [];
  const hear = ({ target }: Event) => targets.push(target);
  addEventListener('inlay:consent:changed', hear);
  bus.emit('consent:changed', { performance: true, marketing: false });
  removeEventListener('inlay:consent:changed', hear);
  expect(targets).toEqual([document]);
});

it('requests are not DOM events', () => {
  const bus = createBus(() => {});
  dispatchDomEvents(bus);
  const hear = vi.fn();
  document.addEventListener('inlay:popup:show', hear);
  bus.emit('popup:show');
  document.removeEventListener('inlay:popup:show', hear);
  expect(hear).not.toHaveBeenCalled();
});

it('an event is heard on a form with a field that is called like its method', () => {
  const bus = createBus(() => {});
  dispatchDomEvents(bus);
  const form = document.createElement('form');
  const hear = vi.fn();
  form.addEventListener('inlay:form:sending', hear);
  Object.defineProperty(form, 'dispatchEvent', { value: document.createElement('input') });
  const dispatched = vi.spyOn(EventTarget.prototype, 'dispatchEvent').mockReturnValue(true);
  emit(bus, 'form:sending', { element: form });
  expect(dispatched.mock.contexts).toEqual([form]);
});
