import type { Feature } from '../../core/feature';
import { adoptSubmits, keepEarlySubmit, releaseSubmits } from '../../forms/early-submit';
import { sayUnsent } from '../../forms/say-unsent';

/**
 * Forms that came with the page are not sent natively while their code is on its way; the stub does the same before us.
 * Where that code fails, a form says so at each try: what it would do by itself is to leave the page, with all that was typed.
 */
export const earlySubmits: Feature = ({ bus, inlay }) => {
  const life = new AbortController();
  const { signal } = life;
  addEventListener('submit', keepEarlySubmit, { capture: true, signal });
  const undo = bus.on('fault', ({ block, element }) => {
    if (!/^(?:server-form|newsletter)$/.test(block)) return;
    const hasFailed = inlay.inspect().some((life) => life.element === element && life.state === 'failed');
    const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
    if (!hasFailed || !form) return;
    const say = () => sayUnsent(form);
    if (adoptSubmits(form)) say();
    form.addEventListener(
      'submit',
      (event) => {
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
