// The stub in front of the module tag: at most 400 bytes. Old pages call the platform's globals inline, long before a
// deferred script runs; here those calls are kept in `Inlay`'s queue and never throw.
import type { Queued } from '../core/queue';
import { keepEarlySubmit } from '../forms/early-submit';

const scope = window as unknown as Record<string, unknown>;

// biome-ignore lint/suspicious/noAssignInExpressions: every byte of this file is in the page's head
const queue = (scope.Inlay ||= []) as Queued[];

/** A function that `new` accepts, too. */
function target() {}

/** Answers any property with another of its kind and any call by noting it. */
const answer = (path: string): unknown =>
  new Proxy(target, {
    // A symbol or `then` would make it pass for something that it is not.
    get: (_, key) => ((key as string).at && key !== 'then' ? answer(`${path}.${key as string}`) : undefined),
    apply(_, __, args) {
      queue.push([path, args]);
    },
  });

for (const name of ['Squarespace', 'SquarespaceFonts', 'Y', 'ImageLoader']) scope[name] ||= answer(name);

// A form that is submitted before its block lives must not leave the page: its inline handler needs what is not there yet.
addEventListener('submit', keepEarlySubmit, true);
