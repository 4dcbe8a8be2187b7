// @chunk whole

import type { ApiFields } from '../../api/api.types';
import {
  type CensusEvent,
  OVERLAY_ACTIONS,
  OVERLAY_TRIGGERS,
  recordQuickView,
  sendCensus,
} from '../../api/census-calls';
import { recordEvent } from '../../api/event-calls';
import { pageApi } from '../../api/page-api';
import type { EventName } from '../../core/entry/bus';
import type { InlayEvents } from '../../core/entry/events';
import { defineFeature } from '../../core/unit';
import { whenIdle } from '../../dom/idle';
import { unclobbered } from '../../dom/unclobbered';
import { whenVisible } from '../../dom/visibility';
import { findForm, formIdOf } from '../../forms/lazy-form/read-server-form';
import { readPageMetadata } from '../../forms/submission/page-metadata';
import { readVisit } from '../../storage/visit-cookie';
import { canCount, canIdentify } from './census-policy';

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

/** From the form that the server has written, or from the id of its JSON. */
function findFormId(element: Element): string | undefined {
  const context = unclobbered(element).querySelector('script.sqs-form-block-context');
  return formIdOf(findForm(element)) || context?.id.replace(/^form-context-/, '');
}

type Answers = Pick<
  InlayEvents,
  'block:mounted' | 'newsletter:subscribed' | 'popup:shown' | 'popup:closed' | 'quick-view:opened'
>;

export const unit = defineFeature({
  mount(context, scope, pending) {
    const { consent, inlay } = scope;
    const api = pageApi(scope, scope.signal);
    const counted = new WeakSet<Element>();
    const isAllowed = () => canCount(context, consent.get());

    const describePage = () => ({
      ...readPageMetadata(),
      websiteId: context.website.id,
      visitorCookie: canIdentify(context, consent.get()) ? readVisit() : undefined,
    });

    const count = (event: CensusEvent, fields: ApiFields) => {
      if (isAllowed()) void sendCensus(api, event, { ...describePage(), ...fields });
    };

    const countForm = (block: string, element: Element) => {
      if (!FORMS.includes(block) || counted.has(element)) return;
      counted.add(element);
      // Not in the task that has just mounted the form.
      const part = scope.part();
      part.defer(
        whenIdle(
          part.guard(() => {
            // Forms come and go with each popup, so what is counted is released.
            part.end();
            count('form-render', { formId: findFormId(element), blockId: unclobbered(element).id });
          }),
        ),
      );
    };

    const answers: Answers = {
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
      'quick-view:opened'({ productId }) {
        if (isAllowed()) void recordQuickView(api, productId, describePage());
      },
      'popup:closed': (event) => count('overlay', { action: OVERLAY_ACTIONS[event?.action ?? 'dismiss'] }),
    };

    for (const [name, answer] of Object.entries(answers)) scope.on(name as EventName, answer);
    for (const button of document.querySelectorAll(BUTTON)) {
      const isSeen = scope.guard(() => count('button-render', describeButton(button)));
      scope.defer(whenVisible(button, isSeen));
    }
    // Each name has a payload of its own; the request was stored together with its name.
    for (const { name, payload } of pending)
      (answers as Record<string, (payload: unknown) => void>)[name]?.(payload);
    for (const { block, element, state } of inlay.inspect()) {
      if (element && state === 'mounted') countForm(block, element);
    }
    const countClick = ({ target }: Event) => {
      const button = target instanceof Element && unclobbered(target).closest(BUTTON);
      if (button) count('button-click', describeButton(button));
    };
    // In the capture phase: listeners of a theme may stop the event.
    scope.listen(document, 'click', countClick, { capture: true });
  },
});
