import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Claims } from '../core/ledger/ledger.types';
import { pageLedger } from '../core/ledger/page-ledger';
import { createHost } from '../dom/create-host';
import { listen } from '../dom/listen';
import { useScope } from './scope-context';

type Handlers = Readonly<Record<string, (event: Event) => void>>;

interface AdoptProps extends Claims {
  /** The server's node. It is never moved or replaced. */
  readonly node: Element;
  /** Listeners by event type. The set of types stays the same while adopted; the functions may change. */
  readonly on?: Handlers;
  /** Drawn inside the node, last, in an `<inlay-ui>` that takes no box. */
  readonly children?: ReactNode;
}

/**
 * Keeps a server node in step with props, and restores it on unmount.
 * @example <Adopt node={button} attributes={{ 'aria-expanded': String(isOpen) }} on={{ click: toggle }} />
 */
export function Adopt({ node, on, children, classes, attributes, styles }: AdoptProps): ReactNode {
  const { name, guard } = useScope();
  const [owner] = useState(() => pageLedger.owner(name));
  const handlers = useRef<Handlers | undefined>(on);
  handlers.current = on;
  const types = Object.keys(on ?? {}).join(' ');

  // Release first, so that a cleanup of the effects below finds nothing left to do.
  useLayoutEffect(() => () => void owner.release(), [owner]);

  useLayoutEffect(() => {
    owner.claim(node, { classes, attributes, styles });
  });

  useLayoutEffect(() => {
    const handle = guard((event: Event) => handlers.current?.[event.type]?.(event));
    const stops = (types ? types.split(' ') : []).map((type) => listen(node, type, handle));
    return () => {
      for (const stop of stops) stop();
    };
  }, [node, types, guard]);

  return children === undefined ? null : <Drawn node={node}>{children}</Drawn>;
}

/** A separate part, so that the many nodes without children pay nothing for it. */
function Drawn({ node, children }: Pick<AdoptProps, 'node' | 'children'>): ReactNode {
  const [host, setHost] = useState<Element>();
  useLayoutEffect(() => {
    const ui = createHost();
    node.append(ui);
    setHost(ui);
    return () => ui.remove();
  }, [node]);
  return host ? createPortal(children, host) : null;
}
