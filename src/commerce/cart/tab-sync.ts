import type { Scope } from '../../core/scope';
import { createLocalStore } from '../../storage/local-store';

/**
 * The name of the lock and of the channel, and the key of the revision.
 * @stored browser storage | inlay-cart | necessary | until cleared | the revision of the cart: tells other tabs of a change
 */
const NAME = 'inlay-cart';

/** The news that a tab tells the others: the server's answer and the revision that it belongs to. */
interface News {
  readonly revision: unknown;
  readonly answer: unknown;
}

/**
 * Keeps a visitor's tabs from changing the cart at the same time, and tells each of the others' changes. Each change has a revision in the storage,
 * so a tab notices one whose message has not arrived.
 */
export function createTabSync(scope: Scope, onNews: (answer: unknown | undefined) => void) {
  const storage = createLocalStore('local');
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined;
  const stored = () => storage.get(NAME);
  let known = stored();

  if (channel) {
    scope.listen(channel, 'message', (event: Event) => {
      const { revision, answer } = (event as MessageEvent<News>).data;
      if (revision !== stored()) {
        onNews(undefined);
        return;
      }
      // Called first: until then this tab is behind, as `isCurrent` says.
      onNews(answer);
      known = revision;
    });
    scope.defer(() => channel.close());
  }

  return {
    /** Runs when no other tab changes the cart. Pages that are not secure have no locks: there it runs at once. */
    async exclusively<Result>(run: () => Promise<Result>) {
      let result: ReturnType<typeof run> | undefined;
      const start = () => {
        result ??= run();
        return result;
      };
      try {
        await navigator.locks?.request(NAME, start);
      } catch {
        // The browser refuses locks here (a sandboxed frame), or `run` has failed: then the next line rejects, too.
      }
      return start();
    },
    /** Whether no other tab has begun a change since this one last looked. */
    isCurrent: () => known === stored(),
    /** Call before reading the cart: this is the revision of the answer. */
    look() {
      known = stored();
    },
    /** Call before a change is sent: every other tab knows from now on that its cart is old. */
    begin() {
      known = `${Date.now()}-${Math.random()}`;
      storage.set(NAME, known);
    },
    /** Tells the others the server's answer. */
    tell(answer: unknown) {
      try {
        channel?.postMessage({ revision: known, answer } satisfies News);
      } catch {
        // A closed channel: the site has been destroyed meanwhile.
      }
    },
  };
}

export type TabSync = ReturnType<typeof createTabSync>;
