// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../src/core/entry/bus';
import { earlySubmits } from '../../../src/features/early-submits/early-submits.mount';
import { unit as errorWatch } from '../../../src/features/error-reports/error-watch.mount';
import { openAdminChannel } from '../../../src/features/owner/admin-channel';
import { unit as pageStates } from '../../../src/features/page-states/page-states.mount';
import { unit as sharedItem } from '../../../src/features/shared-item/shared-item.mount';
import { isEarly, type SubmitStub } from '../../../src/forms/lazy-form/early-submit';
import { unit as editorEvents } from '../../../src/hosts/editor-events.mount';
import { createTestScope } from '../support/scope';

function start(events: readonly string[], more: object = {}) {
  const bus = createBus(() => {});
  const heard: unknown[] = [];
  for (const name of events)
    bus.on(name as 'banner:force', ((payload: unknown) => heard.push([name, payload])) as never);
  const scope = Object.assign(createTestScope({ bus }), more) as never;
  return { bus, heard, scope };
}

it.each([
  ['cookie-banner-force-event', undefined, 'banner:force'],
  ['cookie-banner-force-event', { forceShow: true }, 'banner:force'],
  ['cookie-banner-force-event', { forceShow: false }, 'banner:unforce'],
  ['cookie-banner-rerender-event', undefined, 'banner:update'],
])('the editor’s %s %j is %s', (type, detail, name) => {
  const { scope, heard } = start(['banner:force', 'banner:unforce', 'banner:update']);
  editorEvents.mount({} as never, scope);
  dispatchEvent(new CustomEvent(type, { detail }));
  expect(heard).toEqual([[name, undefined]]);
});

it('hears what scripts of the page throw, where the site asks for it', () => {
  const { scope, heard } = start(['page:error']);
  errorWatch.mount({} as never, scope);
  document.body.innerHTML = '<meta name="inlay:errors" content="all">';
  const error = new Error('theirs');
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  dispatchEvent(new Event('error'));
  const event = ['page:error', expect.objectContaining({ message: 'theirs' })];
  expect(heard).toEqual([event, event]);
});

it('gets all blocks ready where the address names one image', () => {
  const whenReady = vi.fn(async () => {});
  sharedItem.mount({} as never, { inlay: { whenReady } } as never);
  expect(whenReady).toHaveBeenCalledWith({ all: true });
});

it.each([
  ['the theme’s', 'relative', { 'data-animation-state': 'booted' }],
  ['no theme’s', 'static', { 'data-animation-state': 'booted', 'data-inlay-look': 'base' }],
])('writes the states of a page with %s styles, and takes them back', (_, position, expected) => {
  vi.stubGlobal('getComputedStyle', () => ({ position }));
  const scope = createTestScope();
  pageStates.mount({} as never, scope as never);
  const read = () =>
    Object.fromEntries([...document.body.attributes].map(({ name, value }) => [name, value]));
  expect(read()).toEqual(expected);
  expect(document.querySelector('i')).toBeNull();
  scope.end();
  expect(read()).toEqual({});
});

it('asks in the head whether a theme styles blocks, since a new element beside the body may have the whole page restyled', () => {
  const parents: Array<string | undefined> = [];
  vi.stubGlobal('getComputedStyle', (probe: Element) => {
    parents.push(probe.parentElement?.localName);
    return { position: 'static' };
  });
  pageStates.mount({} as never, createTestScope() as never);
  expect(parents).toEqual(['head']);
});

it('leaves states that the server has written', () => {
  vi.stubGlobal('getComputedStyle', () => ({ position: 'relative' }));
  document.body.setAttribute('data-animation-state', 'none');
  pageStates.mount({} as never, createTestScope() as never);
  expect(document.body.getAttribute('data-animation-state')).toBe('none');
  document.body.removeAttribute('data-animation-state');
});

it('passes messages between the tabs of an administrator, but for those without a name', () => {
  const sent = vi.fn();
  const close = vi.fn();
  let channel = new EventTarget();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = sent;
      close = close;
      constructor() {
        super();
        channel = this;
      }
    },
  );
  const { bus, heard, scope } = start(['admin:received']);
  openAdminChannel(scope);
  bus.emit('admin:send', { name: 'saved', data: 7 });
  expect(sent.mock.calls).toEqual([[{ name: 'saved', data: 7 }]]);
  for (const data of [{ name: 'saved', data: 8 }, { data: 9 }, 'text', null])
    channel.dispatchEvent(Object.assign(new Event('message'), { data }));
  expect(heard).toEqual([['admin:received', { name: 'saved', data: 8 }]]);
  (scope as { end(): void }).end();
  expect(close).toHaveBeenCalledOnce();
});

describe('submits before the code of a form', () => {
  const FORM = '<div class="block"><form data-form-id="f"><button type="submit"></button></form></div>';
  function watch(state: string, stub: SubmitStub = {}) {
    document.body.innerHTML = FORM;
    const [block] = document.body.children;
    const form = document.querySelector('form') as HTMLFormElement;
    const button = form.querySelector('button') as HTMLButtonElement;
    const loadUnit = vi.fn(() => Promise.reject(new Error('offline')));
    const { bus, scope } = start([], { inlay: { inspect: () => [{ element: block, state }] }, loadUnit });
    earlySubmits(stub).mount({} as never, scope, undefined);
    const submit = () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      form.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { bus, form, button, block: block as HTMLElement, submit, loadUnit };
  }

  it.each([
    ['loading', 0],
    ['failed', 1],
  ])('are kept while its block is %s, which the form says: %i', async (state, times) => {
    const { submit, form, loadUnit, button } = watch(state);
    expect([submit(), isEarly(form)]).toEqual([true, true]);
    expect(loadUnit).toHaveBeenCalledTimes(times);
    await vi.waitFor(() => expect(button.validationMessage !== '').toBe(times > 0));
    dispatchEvent(new Event('input'));
    expect(button.validationMessage).toBe('');
  });
});
