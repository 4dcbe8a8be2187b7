import type { EventName } from '../../core/entry/bus';
import type { InlayEvents } from '../../core/entry/events';
import { defineFeature } from '../../core/unit';
import { whenIdle } from '../../dom/idle';
import { unclobbered } from '../../dom/unclobbered';
import { whenVisible } from '../../dom/visibility';
import { findForm, formIdOf } from '../../forms/lazy-form/read-server-form';
import { readPageMetadata } from '../../forms/submission/page-form-context';
import type { ChannelName } from '../../measuring/events/channels';
import type { EventData } from '../../measuring/events/event-request';
import { OverlayAction, OverlayTrigger } from '../../vocabulary/sites';

const BUTTON = '.sqs-block-button-element';
const FORMS = ['form', 'server-form', 'newsletter'];

function describeButton(button: Element): EventData {
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
  mount(_, scope) {
    const { bus, inlay } = scope;
    const counted = new WeakSet<Element>();

    const count = (to: ChannelName, fields: EventData) =>
      bus.emit('event:record', { to, data: { ...readPageMetadata(), ...fields } });

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
      'newsletter:subscribed': ({ formId }) =>
        bus.emit('event:record', {
          to: 'site-event',
          data: { eventName: 'newsletter-subscribe', payload: { formId, ...readPageMetadata() } },
        }),
      'popup:shown'(event) {
        const trigger = event?.trigger && OverlayTrigger[event.trigger];
        count('overlay', { action: OverlayAction.display, trigger });
      },
      'quick-view:opened': ({ productId }) => count('quick-view', { id: productId }),
      'popup:closed': (event) => count('overlay', { action: OverlayAction[event?.action ?? 'dismiss'] }),
    };

    for (const [name, answer] of Object.entries(answers)) scope.on(name as EventName, answer);
    for (const button of document.querySelectorAll(BUTTON)) {
      const isSeen = scope.guard(() => count('button-render', describeButton(button)));
      scope.defer(whenVisible(button, isSeen));
    }
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
