import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { findAll, matches } from '../../dom/find-all';
import { whenInteracted } from '../../dom/interaction';
import { createStore } from '../../store/store';
import type { StartedForm } from '../controller/start-form';
import { hasDraft, recordOf } from '../draft/draft-record';
import type { OverlayOptions } from '../overlay/form-overlay';
import { reportUnsent } from '../submission/report-unsent';
import type { SubmissionState } from '../submission/submission';
import { adoptSubmits, releaseSubmits } from './early-submit';
import { createLazyOverlay } from './lazy-overlay';

export interface LazyFormOptions<Code> {
  /** The block. */
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly formId: string;
  /** For a form that opens over the page. */
  readonly overlay?: OverlayOptions | undefined;
  /** Fetches what checks, keeps and sends. */
  readonly load: () => Promise<Code>;
  /** Starts it; undefined when the form cannot be used. */
  readonly start: (code: Code) => StartedForm | undefined;
}

export interface LazyForm extends Required<MountedBlock> {
  /** Looks for fields that have come or gone. */
  readonly refresh: () => void;
}

/**
 * Holds a form until the visitor comes to it: before that it costs nothing but this. What checks, keeps and sends is fetched at
 * the first move towards it, or at once when there is something to show: kept entries, a character counter. A submit
 * in between is kept, and never posted natively.
 */
export function createLazyForm<Code>(scope: BlockScope, sleeping: LazyFormOptions<Code>): LazyForm {
  const { element, form, formId, overlay, load, start } = sleeping;
  const { owner } = scope;
  const store = createStore<SubmissionState>({ status: 'idle' });
  let started: StartedForm | undefined;
  let isWaking = false;
  let isSubmitted = false;
  let isGone = false;
  let stopWaiting = () => {};

  // A writer of its own: these claims end when there is code that makes them.
  const waiting = scope.ledger.owner(scope.block);

  /** Shows at once that a press was heard, while what will send the form is on its way. */
  function hold(): void {
    isSubmitted = true;
    waiting.claim(form, { classes: { submitting: true }, attributes: { 'aria-busy': 'true' } });
    const button = findAll(form, '[type=submit]')[0];
    if (button) waiting.claim(button, { attributes: { 'aria-disabled': 'true' } });
  }

  function begin(code: Code): void {
    started = isGone ? undefined : start(code);
    if (!started) return;
    started.store.subscribe(() => started && store.set(started.store.get()));
    waiting.release();
    if (isSubmitted) started.controller.send();
  }

  function wake(): void {
    stopWaiting();
    if (isWaking) return;
    isWaking = true;
    load()
      .then(begin)
      .catch((error) => {
        if (isGone) return;
        scope.warn(started ? 'handler' : 'load', error);
        if (started) return;
        // The next move tries again: the network may be back.
        isWaking = false;
        wait();
        waiting.release();
        if (isSubmitted) reportUnsent(form);
        isSubmitted = false;
      });
  }
  function wait(): void {
    stopWaiting = whenInteracted(element, wake);
  }

  owner.silence(form, 'onsubmit');
  // The browser's own bubbles would stand in for our messages, in its own words.
  if (!matches(form, '[novalidate]')) owner.claim(form, { attributes: { novalidate: '' } });
  owner.listen(
    form,
    'submit',
    scope.guard((event) => {
      event.preventDefault();
      if (started) started.controller.send();
      else {
        hold();
        wake();
      }
    }),
  );
  // Its button must work before anybody comes to the form.
  const closeOverlay = overlay && createLazyOverlay(scope, element, form, overlay);
  wait();
  if (adoptSubmits(form)) hold();
  if (isSubmitted || findAll(form, '[data-max-length]')[0]) wake();
  // The first look into the storage makes the page wait, and nobody waits for this.
  const look = setTimeout(() => hasDraft(recordOf(formId, element)) && wake());

  return {
    store: { get: store.get, subscribe: store.subscribe },
    refresh: () => started?.controller.refresh(),
    destroy() {
      isGone = true;
      clearTimeout(look);
      waiting.release();
      stopWaiting();
      closeOverlay?.();
      started?.destroy();
      releaseSubmits(form);
    },
  };
}
