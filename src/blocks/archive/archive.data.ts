import type { DataFault } from '../../core/data-fault';

interface ArchiveData {
  readonly toggle: HTMLInputElement;
  /** The list that the checkbox shows and hides. */
  readonly list: HTMLElement;
}

/** Reads a drop-down archive from its markup. Never throws. */
export function readArchive(element: HTMLElement): ArchiveData | DataFault {
  const toggle = element.querySelector<HTMLInputElement>('input.archive-dropdown-toggle-checkbox');
  const list = toggle?.parentElement?.querySelector<HTMLElement>('.archive-group-list');
  return toggle && list
    ? { toggle, list }
    : { fault: 'The archive has no list that its checkbox could open.' };
}
