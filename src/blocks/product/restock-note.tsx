import type { ReactNode } from 'react';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';

export interface RestockOutcome {
  readonly kind: 'none' | 'thanks' | 'failure';
  readonly text: string;
}

function RestockNote({
  outcome,
  id,
}: {
  readonly outcome: Store<RestockOutcome>;
  readonly id: string;
}): ReactNode {
  const { kind, text } = useStore(outcome);
  const className = kind === 'failure' ? 'inlay-product-note' : undefined;
  return (
    <>
      <div role="alert" id={id}>
        {kind === 'failure' && <p className={className}>{text}</p>}
      </div>
      <p role="status">{kind === 'thanks' && text}</p>
    </>
  );
}

/** Draws what became of a request, below its form. */
export function drawRestockNote(
  scope: Scope,
  into: Element,
  { outcome, id }: { readonly outcome: Store<RestockOutcome>; readonly id: string },
): void {
  draw(scope, <RestockNote outcome={outcome} id={id} />, { into });
}
