import type { ApiFields } from '../../api/api.types';
import { type CensusEvent, OVERLAY_ACTIONS, OVERLAY_TRIGGERS, sendCensus } from '../../api/census-calls';
import { recordEvent } from '../../api/event-calls';
import type { EventName } from '../../core/entry/bus';
import type { InlayEvents } from '../../core/entry/events';
import type { FeatureScope, Woken } from '../../core/entry/feature';
import { pageApi } from '../../core/entry/page-api';
import { whenIdle } from '../../dom/idle';
import { unclobbered } from '../../dom/unclobbered';
import { whenVisible } from '../../dom/visibility';
import { findForm, formIdOf } from '../../forms/lazy-form/find-form';
import { readPageMetadata } from '../../forms/submission/page-metadata';
import { readVisit } from '../../storage/visit-cookie';
import { mayCount, mayRecognise } from './census-policy';

const BUTTON = '.sqs-block-button-element';
const FORMS = ['form', 'server-form', 'newsletter'];

function describeButton(button: Element): ApiFields {
  const { id } = button.closest('.sqs-block') ?? button;
  const { dataset } = button.closest<HTMLElement>('[data-button-size]') ?? { dataset: {} as DOMStringMap };
  return {
    id,
    href: button.getAttribute('href') ?? undefined,
    target: button.getAttribute('target') ?? undefined,
    text: button.textContent?.trim(),
    alignment: dataset.alignment,
    size: dataset.buttonSize,
  };
}

/** In the form that the server has written, or in the id of its JSON. */
function findFormId(element: Element): string | undefined {
  const context = unclobbered(element).querySelector('script.sqs-form-block-context');
  return formIdOf(findForm(element)) || context?.id.replace(/^form-context-/, '');
}

export function mount({ context, consent, bus, inlay }: FeatureScope, woken: readonly Woken[]): () => void {
  const life = new AbortController();
  const api = pageApi({ bus }, life.signal);
  const counted = new WeakSet<Element>();
  /** Forms may come and go with each popup: what is counted is let go of. */
  const waiting = new Set<() => void>();
  const isAllowed = () => mayCount(context, consent.get());

  const count = (event: CensusEvent, fields: ApiFields) => {
    if (!isAllowed()) return;
    const page = { ...readPageMetadata(), websiteId: context.website.id };
    const visitorCookie = mayRecognise(context, consent.get()) ? readVisit() : undefined;
    void sendCensus(api, event, { ...page, ...fields, visitorCookie });
  };

  const countForm = (block: string, element: Element) => {
    if (!FORMS.includes(block) || counted.has(element)) return;
    counted.add(element);
    // Not in the task that has just brought the form to life.
    const cancel = whenIdle(() => {
      waiting.delete(cancel);
      count('form-render', { formId: findFormId(element), blockId: unclobbered(element).id });
    });
    waiting.add(cancel);
  };

  const answers: Pick<
    InlayEvents,
    'block:mounted' | 'newsletter:subscribed' | 'popup:shown' | 'popup:closed'
  > = {
    'block:mounted': ({ block, element }) => countForm(block, element),
    'newsletter:subscribed'({ formId }) {
      if (!isAllowed()) return;
      void recordEvent(api, {
        eventName: 'newsletter-subscribe',
        payload: { formId, ...readPageMetadata() },
      });
    },
    'popup:shown'(event) {
      const trigger = event?.trigger && OVERLAY_TRIGGERS[event.trigger];
      count('overlay', { action: OVERLAY_ACTIONS.display, trigger });
    },
    'popup:closed': (event) => count('overlay', { action: OVERLAY_ACTIONS[event?.action ?? 'dismiss'] }),
  };

  const undos = [
    ...Object.entries(answers).map(([name, answer]) => bus.on(name as EventName, answer)),
    ...[...document.querySelectorAll(BUTTON)].map((button) =>
      whenVisible(button, () => count('button-render', describeButton(button))),
    ),
  ];
  // Each name has its own payload; the feature that heard it first has kept both together.
  for (const { name, payload } of woken)
    (answers as Record<string, (payload: unknown) => void>)[name]?.(payload);
  for (const { block, element, state } of inlay.inspect()) {
    if (element && state === 'mounted') countForm(block, element);
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && unclobbered(target).closest(BUTTON);
      if (button) count('button-click', describeButton(button));
    },
    // In front of a theme's own listeners, which may end it.
    { capture: true, signal: life.signal },
  );
  return () => {
    for (const undo of [...undos, ...waiting]) undo();
    life.abort();
  };
}
