import type { Feature } from '../../core/entry/feature';
import { isEarly, keepEarlySubmit, markEarly, type SubmitStub } from '../../forms/lazy-form/early-submit';
import { reportUnsent } from '../../forms/submission/report-unsent';

/**
 * Forms that came with the page are not sent natively while their code is on its way; the stub has done so until now.
 * Where that code fails, a form says so at each try: what it would do by itself is to leave the page, with all that was typed.
 */
export const earlySubmits =
  (stub: SubmitStub): Feature =>
  ({ bus, inlay }) => {
    const sayWhereFailed = (form: HTMLFormElement) => {
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
      if (form) sayWhereFailed(form);
    };
    addEventListener('submit', keep, true);
    stub.on = true;
    stub.form &&= markEarly(stub.form);
    const undo = bus.on('fault', ({ element }) => {
      const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
      if (form && isEarly(form)) sayWhereFailed(form);
    });
    return () => {
      undo();
      removeEventListener('submit', keep, true);
    };
  };
