import type { Part, Scope } from '../../core/scope';
import { findAll, matches } from '../../dom/find-all';
import { whenInteracted } from '../../dom/interaction';
import { createStore } from '../../store/store';
import type { ServerFormOptions, StartedForm } from '../controller/start-form';
import { hasDraft, recordOf } from '../draft/draft-record';
import type { OverlayOptions } from '../overlay/form-overlay';
import { reportUnsentEarly } from '../submission/report-unsent-early';
import type { SubmissionState } from '../submission/submission-failure';
import { adoptSubmits, noteEarly, releaseSubmits } from './early-submit';
import { createLazyOverlay } from './lazy-overlay';
import type { FormElement } from './read-server-form';

interface LazyFormOptions extends FormElement {
  /** For a form that opens over the page. */
  readonly overlay: OverlayOptions | undefined;
  /** Loads and starts the code that checks, keeps and sends; undefined when the form cannot be used. */
  readonly start: () => Promise<StartedForm | undefined>;
}

/** Loads a form's code at the first interaction, or at once for a kept draft or a character counter. An earlier submit is sent when the code is loaded. */
export function createLazyForm(scope: Scope, options: LazyFormOptions) {
  const { element, form, formId, overlay, start } = options;
  const owner = scope.owner();
  const { get, set, subscribe } = createStore<SubmissionState>({ status: 'idle' });
  let started: StartedForm | undefined;
  let isLoading = false;
  let isSubmitted = false;
  /** Listens for the visitor and shows that a submit waits, until the form is started. */
  let waiting: Part;

  function wait(): void {
    waiting = scope.part();
    waiting.defer(whenInteracted(element, load));
  }

  const load = scope.guard(async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      started = await start();
    } catch (error) {
      // The next interaction tries again: the network may be back.
      isLoading = false;
      waiting.end();
      wait();
      if (isSubmitted) reportUnsentEarly(form, scope);
      isSubmitted = false;
      throw error;
    }
    if (!started) return;
    const { submission, submit } = started;
    submission.subscribe(() => set(submission.get()));
    waiting.end();
    if (isSubmitted) submit();
  });

  /** Shows at once that the press was noticed, and sends the form when its code is loaded. */
  function holdSubmit(): void {
    isSubmitted = true;
    const states = waiting.owner();
    states.claim(form, { classes: { submitting: true }, attributes: { 'aria-busy': 'true' } });
    const button = findAll(form, '[type=submit]')[0];
    if (button) states.claim(button, { attributes: { 'aria-disabled': 'true' } });
    load();
  }

  owner.silence(form, 'onsubmit');
  // The browser's own messages would appear instead of Inlay's.
  if (!matches(form, '[novalidate]')) owner.claim(form, { attributes: { novalidate: '' } });
  scope.listen(form, 'submit', (event) => {
    event.preventDefault();
    if (started) started.submit();
    else holdSubmit();
  });
  // An overlay's button must work before the form has been in view.
  if (overlay) createLazyOverlay(scope, { element, form, ...overlay });
  wait();
  scope.defer(() => {
    releaseSubmits(form);
    // Sent when the block starts again: nobody has seen to this press yet.
    if (isSubmitted && !started) noteEarly(form);
  });
  if (adoptSubmits(form)) holdSubmit();
  else if (findAll(form, '[data-max-length]')[0]) load();
  // In its own task: the first access to the storage blocks the page.
  setTimeout(scope.guard(() => hasDraft(recordOf(formId, element)) && load()));

  return {
    store: { get, subscribe },
    refresh: () => started?.refresh(),
  };
}

export type LazyForm = ReturnType<typeof createLazyForm>;

/** Loads the code of a server's form when the visitor comes to it. Returns the form's store. */
export function createLazyServerForm(scope: Scope, serverForm: FormElement, options: ServerFormOptions = {}) {
  const { element, form } = serverForm;
  const { store } = createLazyForm(scope, {
    ...serverForm,
    // Also for a hidden form without a button, which nobody could open.
    overlay: findAll(element, '.lightbox-handle,.form-wrapper.hidden')[0] ? {} : undefined,
    async start() {
      const load = () => import('../controller/start-form');
      const { startServerForm } = await scope.load('start-form', load);
      return startServerForm(scope, { element, form, ...options });
    },
  });
  return store;
}
