// The stub in front of the module tag: at most 400 bytes. Old pages call the platform's globals inline, long before a
// deferred script runs; here those calls are kept in `Inlay`'s queue and never throw.
import type { Queued } from '../core/entry/queue';
import type { SubmitStub } from '../forms/lazy-form/early-submit';

const scope = self as unknown as Record<string, unknown>;

// biome-ignore lint/suspicious/noAssignInExpressions: every byte of this file is in the page's head
const queue = (scope.Inlay ||= []) as Queued[] & SubmitStub;

/** Answers any property with another of its kind and any call by noting it. */
const answer = (path: string): unknown =>
  // biome-ignore lint/complexity/useArrowFunction: a function that `new` accepts, too
  new Proxy(function () {}, {
    // A symbol or `then` would make it pass for something that it is not.
    get: (_, key) => (key as string).at && key !== 'then' && answer(`${path}.${key as string}`),
    apply(_, __, args) {
      queue.push([path, args]);
    },
  });

for (const name of ['Squarespace', 'SquarespaceFonts', 'Y', 'ImageLoader']) scope[name] ||= answer(name);

// A form that is submitted before its block lives must not leave the page: its inline handler needs what is not there yet. Asked
// through the prototype, since a field may be called `matches`.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (queue.on || !Element.prototype.matches.call(form, '[data-form-id]')) return;
    queue.form = form;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
