import type { BlockState } from '../../core/entry/inspection';
import { type AnyFeatureUnit, defineFeature } from '../../core/unit';
import { contains } from '../../dom/find-all';
import {
  isEarly,
  keepEarlySubmit,
  type SubmitStub,
  takeStubSubmit,
} from '../../forms/lazy-form/early-submit';
import { reportUnsentEarly } from '../../forms/submission/report-unsent-early';

/**
 * Prevents native submits of the server's forms while their code is loading; the stub has done so until now. Where that code
 * fails, the form says so at each try: a native submit would leave the page and lose what was typed.
 */
export const earlySubmits = (stub: SubmitStub): AnyFeatureUnit =>
  defineFeature({
    mount(_, scope) {
      const isIn = (wanted: BlockState, form: Node) =>
        scope.inlay
          .inspect()
          .some(({ element, state }) => state === wanted && element && contains(element, form));
      const reportIfFailed = (form: HTMLFormElement) => {
        if (isIn('failed', form)) reportUnsentEarly(form, scope);
      };
      const keep = (event: Event) => {
        // A block that is switched off is left to the page and its own scripts.
        if (event.target instanceof Node && isIn('off', event.target)) return;
        const form = keepEarlySubmit(event);
        if (form) reportIfFailed(form);
      };
      scope.listen(window, 'submit', keep, { capture: true });
      stub.o = true;
      if (stub.f) takeStubSubmit(stub.f);
      stub.f = undefined;
      scope.on('fault', ({ element }) => {
        const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
        if (form && isEarly(form)) reportIfFailed(form);
      });
    },
  });
