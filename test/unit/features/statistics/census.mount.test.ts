// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import { unit } from '../../../../src/features/statistics/census.mount';
import { createTestScope } from '../../support/scope';

vi.mock('../../../../src/dom/idle', () => ({ whenIdle: (run: () => void) => run() }));
vi.mock('../../../../src/dom/visibility', () => ({
  whenVisible: (_: Element, run: () => void) => {
    run();
    return () => {};
  },
}));
beforeEach(() => document.body.replaceChildren());

function start(html = '', inspected: (all: NodeListOf<Element>) => object[] = () => []) {
  document.body.innerHTML = html;
  const bus = createBus(() => {});
  const counted: Array<{ readonly to: string; readonly data: Record<string, unknown> }> = [];
  bus.on('event:record', ((event: never) => counted.push(event)) as never);
  const scope = Object.assign(createTestScope({ bus }), {
    inlay: { inspect: () => inspected(document.querySelectorAll('div')) },
  });
  unit.mount({} as never, scope as never);
  return { bus, counted };
}

it('counts each form once, when it is there, by its id', () => {
  const html =
    '<div id="b1"><form data-form-id="f1"></form></div><div id="b2"><script class="sqs-form-block-context" id="form-context-f2"></script></div><div></div>';
  const { bus, counted } = start(html, ([first, second]) => [
    { block: 'form', element: first, state: 'mounted' },
    { block: 'form', element: second, state: 'loading' },
  ]);
  const [first, second, third] = document.querySelectorAll('div');
  const mounted = (block: string, element?: Element) =>
    bus.emit('block:mounted', { block, element } as never);
  mounted('form', first);
  mounted('form', second);
  mounted('accordion', third);
  expect(counted.map(({ to, data }) => [to, data.formId, data.blockId])).toEqual([
    ['form-render', 'f1', 'b1'],
    ['form-render', 'f2', 'b2'],
  ]);
});

it('counts buttons that are seen, and pressed', () => {
  const { counted } = start(
    '<p class="sqs-block" id="b1"><span data-button-size="large" data-alignment="center"><a class="sqs-block-button-element" href="/a"> Go <i></i></a></span></p>',
  );
  document.querySelector('i')?.dispatchEvent(new Event('click', { bubbles: true }));
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  const data = { id: 'b1', href: '/a', target: null, text: 'Go', alignment: 'center', size: 'large' };
  expect(counted).toMatchObject([
    { to: 'button-render', data },
    { to: 'button-click', data },
  ]);
});

it('counts overlays, quick views and subscriptions', () => {
  const { bus, counted } = start();
  bus.emit('popup:closed');
  bus.emit('quick-view:opened', { productId: 'p1' } as never);
  bus.emit('newsletter:subscribed', { formId: 'f1' } as never);
  expect(counted.map(({ to }) => to)).toEqual(['overlay', 'quick-view', 'site-event']);
  // Without a word of how, it was dismissed.
  bus.emit('popup:closed', { action: 'dismiss' } as never);
  expect(counted[3]?.data).toEqual(counted[0]?.data);
  bus.emit('popup:closed', { action: 'subscribe' } as never);
  expect(counted[4]?.data).not.toEqual(counted[0]?.data);
  expect(counted[1]?.data.id).toBe('p1');
  expect(counted[2]?.data).toMatchObject({ eventName: 'newsletter-subscribe', payload: { formId: 'f1' } });
});

it('counts a popup that a script has shown without a trigger', () => {
  const { bus, counted } = start();
  bus.emit('popup:shown');
  bus.emit('popup:shown', { trigger: 'scroll' });
  const [first, second] = counted;
  expect([first?.data.trigger, counted.length]).toEqual([undefined, 2]);
  expect(second?.data.trigger).toBeDefined();
});
