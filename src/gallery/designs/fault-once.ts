/** Passes the first fault on and keeps the rest to itself: a layout finds the same one at each resize. */
export function createFaultOnce(warn: (message: string) => void): (fault: string | undefined) => void {
  let hasWarned = false;
  return (fault) => {
    if (!fault || hasWarned) return;
    hasWarned = true;
    warn(fault);
  };
}
