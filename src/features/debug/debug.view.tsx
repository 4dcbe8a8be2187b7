import { type ReactNode, useEffect, useReducer } from 'react';
import type { InlayApi } from '../../core/entry/inlay-api';
import type { Inspection } from '../../core/entry/inspection';
import { createMessages } from '../../text/messages';
import messages from './debug.developer.messages.json';
import './debug.css';

const t = createMessages(messages);
const COLUMNS = ['block', 'element', 'state', 'driver', 'time', 'fault'] as const;

const describe = ({ element }: Inspection) =>
  element ? `${element.localName}${element.id ? `#${element.id}` : ''}` : '';

const mountedAt = (row: Inspection) => (row.mountedAt ? `${Math.round(row.mountedAt)} ms` : '');

export function DebugOverlay({ inlay }: { readonly inlay: InlayApi }): ReactNode {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const undos = [
      inlay.on('block:mounted', update),
      inlay.on('block:destroyed', update),
      inlay.on('fault', update),
    ];
    // Something may have happened between the first render and this effect.
    update();
    return () => {
      for (const undo of undos) undo();
    };
  }, [inlay]);
  const rows = inlay.inspect();
  const faults = rows.filter(({ fault }) => fault).length;
  return (
    <details className="inlay-debug" open>
      <summary>{t('summary', { version: inlay.version, blocks: rows.length, faults })}</summary>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and keep their order
            <tr key={index} data-state={row.state}>
              <td>{row.block}</td>
              <td>
                {row.element && (
                  <button type="button" onClick={() => row.element?.scrollIntoView({ block: 'center' })}>
                    {describe(row)}
                  </button>
                )}
              </td>
              <td>{row.state}</td>
              <td>{row.driver}</td>
              <td>{mountedAt(row)}</td>
              <td>{row.fault ? `${row.fault.phase}: ${row.fault.message}` : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
