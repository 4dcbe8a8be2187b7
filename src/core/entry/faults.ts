/** At which point in the life of a unit, or in which part of the site, something went wrong. */
export type Phase =
  | 'context'
  | 'call'
  | 'define'
  | 'read'
  | 'load'
  | 'mount'
  | 'render'
  | 'handler'
  | 'destroy'
  | 'initialize'
  | 'bus'
  | 'host';

/** One failure, as the console, the bus and `inspect()` show it. */
export interface Fault {
  readonly phase: Phase;
  /** The block, feature or factory in which it happened. */
  readonly block: string;
  readonly element?: Element | undefined;
  readonly message: string;
  readonly cause: unknown;
}

export type ReportFault = (phase: Phase, block: string, cause: unknown, element?: Element) => Fault;

/** The one place that turns a failure into a console warning and a bus event. `listen` hears each fault once. */
export function createFaultReporter(listen: (fault: Fault) => void): ReportFault {
  return (phase, block, cause, element) => {
    const message = String((cause as Error | undefined)?.message ?? cause);
    const fault: Fault = { phase, block, message, cause, element };
    // One warning for each fault: what broke and where, with the node and the error to click on.
    console.warn(
      `[inlay] ${block} (${phase}): ${message}`,
      ...[element, cause].filter((detail) => detail instanceof Object),
    );
    listen(fault);
    return fault;
  };
}
