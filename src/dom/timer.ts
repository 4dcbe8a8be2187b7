import type { GuardingScope } from './watch-size';

/** One timer, which ends with the scope. Each start replaces the one before; errors of the callback are its unit's faults. */
export function createTimer({ defer, guard }: GuardingScope) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  defer(stop);
  return {
    start(ms: number, callback: () => void): void {
      stop();
      timer = setTimeout(guard(callback), ms);
    },
    stop,
  };
}
