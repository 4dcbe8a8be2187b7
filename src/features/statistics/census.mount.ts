import { defineFeature } from '../../core/unit';
import { whenIdle } from '../../dom/idle';
import { unclobbered } from '../../dom/unclobbered';
import { whenVisible } from '../../dom/visibility';
import { findForm, formIdOf } from '../../forms/lazy-form/read-server-form';
import { readPageMetadata } from '../../forms/submission/page-form-context';
import { OverlayAction, OverlayTrigger } from '../../vocabulary/sites';
import type { ChannelName, EventData } from './events/channels';

const BUTTON = '.sqs-block-button-element';
const FORMS = ['form', 'server-form', 'newsletter'];

function describeButton(button: Element): EventData {
  const styled = button.closest<HTMLElement>('[data-button-size]');
  return {
    id: (button.closest('.sqs-block') ?? button).id,
    // Null is not sent, as undefined is not.
    href: button.getAttribute('href'),
    target: button.getAttribute('target'),
    text: button.textContent.trim(),
    alignment: styled?.dataset.alignment,
    size: styled?.dataset.buttonSize,
  };
}

/** From the form that the server has written, or from the id of its JSON. */
function findFormId(element: Element): string | undefined {
  const context = unclobbered(element).querySelector('script.sqs-form-block-context');
  return formIdOf(findForm(element)) || context?.id.replace(/^form-context-/, '');
}

export const unit = defineFeature({
  mount(_, scope) {
    const { bus, inlay } = scope;
    const counted = new WeakSet<Element>();

    const count = (to: ChannelName, fields: EventData) =>
      bus.emit('event:record', { to, data: { ...readPageMetadata(), ...fields } });

    const countForm = (block: string, element: Element) => {
      if (!FORMS.includes(block) || counted.has(element)) return;
      counted.add(element);
      const isShown = scope.guard(() =>
        count('form-render', { formId: findFormId(element), blockId: unclobbered(element).id }),
      );
      // Not in the task that has just mounted the form.
      whenIdle(isShown);
    };

    scope.on('block:mounted', ({ block, element }) => countForm(block, element));
    scope.on('newsletter:subscribed', ({ formId }) =>
      bus.emit('event:record', {
        to: 'site-event',
        data: { eventName: 'newsletter-subscribe', payload: { formId, ...readPageMetadata() } },
      }),
    );
    scope.on('popup:shown', (event) =>
      count('overlay', {
        action: OverlayAction.display,
        trigger: event?.trigger && OverlayTrigger[event.trigger],
      }),
    );
    scope.on('popup:closed', (event) =>
      count('overlay', { action: OverlayAction[event?.action ?? 'dismiss'] }),
    );
    scope.on('quick-view:opened', ({ productId }) => count('quick-view', { id: productId }));
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
