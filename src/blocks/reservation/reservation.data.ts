import { type Acuity, readAcuity } from './services/acuity';
import { type OpenTable, readOpenTable } from './services/opentable';
import { readTock, type Tock } from './services/tock';
import { readZola, type Zola } from './services/zola';

/**
 * The fields that all services share: `service` is its name for visitors; `place` the element for the widget, or for the note in its place; `link` the
 * address to book without the widget; `hasOwnScript` whether a script in the server's markup brings the widget.
 */
export type Reservation = OpenTable | Tock | Acuity | Zola;

export function readReservation(element: HTMLElement) {
  const content = element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
  if (element.matches('.sqs-block-tock')) return readTock(element);
  if (element.matches('.sqs-block-acuity')) return readAcuity(element, content);
  if (element.matches('.sqs-block-zola')) return readZola(element);
  return readOpenTable(element, content);
}
