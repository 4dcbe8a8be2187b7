import type { Feature } from '../../core/entry/feature';
import { isEarly, keepEarlySubmit, markEarly, type SubmitStub } from '../../forms/lazy-form/early-submit';
import { reportUnsent } from '../../forms/submission/report-unsent';

/**
 * Prevents native submits of the server's forms while their code is loading; the stub has done so until now. Where that code
 * fails, the form says so at each try: a native submit would leave the page and lose what was typed.
 */
export const earlySubmits =
  (stub: SubmitStub): Feature =>
  ({ bus, inlay }) => {
    const reportIfFailed = (form: HTMLFormElement) => {
      const hasFailed = inlay
        .inspect()
        .some(
          ({ element, state }) =>
            state === 'failed' && element && Node.prototype.contains.call(element, form),
        );
      if (hasFailed) reportUnsent(form);
    };
    const keep = (event: Event) => {
      const form = keepEarlySubmit(event);
      if (form) reportIfFailed(form);
    };
    addEventListener('submit', keep, true);
    stub.on = true;
    stub.form &&= markEarly(stub.form);
    const undo = bus.on('fault', ({ element }) => {
      const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
      if (form && isEarly(form)) reportIfFailed(form);
    });
    return () => {
      undo();
      removeEventListener('submit', keep, true);
    };
  };
