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
    const { signal } = life;
    addEventListener('submit', keepEarlySubmit, { capture: true, signal });
    stub.on = true;
    stub.form &&= markEarly(stub.form);
    const undo = bus.on('fault', ({ block, element }) => {
      if (!/^(?:server-form|newsletter)$/.test(block)) return;
      const hasFailed = inlay.inspect().some((life) => life.element === element && life.state === 'failed');
      const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
      if (!hasFailed || !form) return;
      const say = () => sayUnsent(form);
      if (adoptSubmits(form)) say();
      // At the window, before anybody else, and whatever the form's fields are called.
      addEventListener(
        'submit',
        (event) => {
          if (event.target !== form) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          say();
        },
        { capture: true, signal },
      );
      signal.addEventListener('abort', () => releaseSubmits(form));
    });
    return () => {
      undo();
      life.abort();
    };
  };
