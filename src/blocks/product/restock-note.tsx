import type { ReactNode } from 'react';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';

export type RestockOutcome = Readonly<{ kind: 'none' | 'thanks' | 'failure'; text: string }>;

type RestockNoteProps = Readonly<{ outcome: Store<RestockOutcome>; id: string }>;

function RestockNote({ outcome, id }: RestockNoteProps): ReactNode {
  const { kind, text } = useStore(outcome);
  return (
    <>
      <div className="inlay-own" role="alert" id={id}>
        {kind === 'failure' && <p className="inlay-product-note">{text}</p>}
      </div>
      <p className="inlay-own" role="status">
        {kind === 'thanks' && text}
      </p>
    </>
  );
}

export function drawRestockNote(scope: Scope, into: Element, props: RestockNoteProps): void {
  draw(scope, <RestockNote {...props} />, { into });
}
