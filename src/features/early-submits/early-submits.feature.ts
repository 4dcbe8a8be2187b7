import type { Feature } from '../../core/feature';
import {
  adoptSubmits,
  keepEarlySubmit,
  markEarly,
  releaseSubmits,
  type SubmitStub,
} from '../../forms/early-submit';
import { sayUnsent } from '../../forms/say-unsent';

/**
 * Forms that came with the page are not sent natively while their code is on its way; the stub has done so until now.
 * Where that code fails, a form says so at each try: what it would do by itself is to leave the page, with all that was typed.
 */
export const earlySubmits =
  (stub: SubmitStub): Feature =>
  ({ bus, inlay }) => {
    const life = new AbortController();
    const failed = new Set<HTMLFormElement>();
    stub.on = true;
    stub.form &&= markEarly(stub.form);
    // At the window, before anybody else, and whatever the form's fields are called.
    addEventListener(
      'submit',
      (event) => {
        keepEarlySubmit(event);
        // Submits are of forms.
        const form = event.target as HTMLFormElement;
        if (failed.has(form)) sayUnsent(form);
      },
      { capture: true, signal: life.signal },
    );
    const undo = bus.on('fault', ({ block, element }) => {
      if (!/^(?:server-form|newsletter)$/.test(block)) return;
      const hasFailed = inlay.inspect().some((life) => life.element === element && life.state === 'failed');
      const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
      if (!hasFailed || !form) return;
      const wasEarly = adoptSubmits(form);
      // Nobody's again, so that it is held back.
      releaseSubmits(form);
      failed.add(form);
      if (wasEarly) sayUnsent(form);
    });
    return () => {
      undo();
      life.abort();
      for (const form of failed) releaseSubmits(form);
    };
  };
