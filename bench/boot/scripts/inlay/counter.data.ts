export interface Counter {
  readonly button: HTMLElement;
  readonly output: HTMLElement;
}

/** The parts of a server's counter, or nothing where one is missing. */
export function readCounter(element: HTMLElement): Counter | undefined {
  const button = element.querySelector('button');
  const output = element.querySelector('span');
  return button && output ? { button, output } : undefined;
}
