import type { DataFault } from '../data-fault';
import type { Scope } from '../scope';
import type { AnyUnit } from '../unit';

const isFault = (result: unknown): result is DataFault =>
  typeof result === 'object' && result !== null && 'fault' in result && typeof result.fault === 'string';

/** Reads and mounts; what `mount` returned, or undefined where there was nothing to mount. */
export function mountUnit<Subject, Kind extends Scope, Extra>(
  unit: AnyUnit<Subject, Kind, Extra>,
  { subject, scope, extra }: { readonly subject: Subject; readonly scope: Kind; readonly extra: Extra },
): unknown {
  const data = unit.read ? unit.read(subject, scope.warnShape, scope.context) : subject;
  if (data === undefined) return undefined;
  if (isFault(data)) {
    scope.fail('read', data.fault);
    return undefined;
  }
  // `defineUnit` has checked that `mount` takes what `read` returns.
  return unit.mount(data as never, scope, extra);
}
