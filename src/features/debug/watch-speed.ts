import type { Inspection } from '../../core/entry/inspection';
import type { Scope } from '../../core/scope';

/** A shift as `PerformanceObserver` reports it, in browsers that know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

const TYPES = ['layout-shift', 'longtask'] as const;

/** The cost of one block, or of the rest of the page. */
export interface BlockSpeed {
  readonly row: Inspection | undefined;
  readonly shift: number;
  readonly tasks: number;
  readonly busyMs: number;
}

export type SpeedWatch = ReturnType<typeof watchSpeed>;

const movedBlocks = ({ sources = [] }: LayoutShift, rows: readonly Inspection[]) =>
  rows.filter(({ element }) => sources.some(({ node }) => node && element?.contains(node)));

const mountedIn = ({ startTime, duration }: PerformanceEntry, rows: readonly Inspection[]) =>
  rows.filter(({ mountedAt = -1 }) => mountedAt >= startTime && mountedAt <= startTime + duration);

/** Collects layout shifts and long tasks, those from before included. */
export function watchSpeed(scope: Scope, onChange: () => void) {
  const shifts: LayoutShift[] = [];
  const tasks: PerformanceEntry[] = [];
  const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  for (const type of TYPES) {
    if (!supported.includes(type)) continue;
    const observer = new PerformanceObserver(
      scope.guard((list: PerformanceObserverEntryList) => {
        // Each observer gets only entries of its type.
        if (type === 'longtask') tasks.push(...list.getEntries());
        else shifts.push(...(list.getEntries() as LayoutShift[]).filter((shift) => !shift.hadRecentInput));
        onChange();
      }),
    );
    observer.observe({ type, buffered: true });
    scope.defer(() => observer.disconnect());
  }
  return {
    /** The types that this browser does not measure. */
    unmeasured: TYPES.filter((type) => !supported.includes(type)),
    /** By block; a shift counts for each block whose nodes have moved, a long task for each that was mounted in it. */
    read(rows: readonly Inspection[]): readonly BlockSpeed[] {
      const speeds = new Map<Inspection | undefined, { shift: number; tasks: number; busyMs: number }>();
      const speedOf = (row: Inspection | undefined) => {
        const speed = speeds.get(row) ?? { shift: 0, tasks: 0, busyMs: 0 };
        speeds.set(row, speed);
        return speed;
      };
      const orElsewhere = (found: readonly Inspection[]) => (found.length ? found : [undefined]);
      for (const shift of shifts)
        for (const row of orElsewhere(movedBlocks(shift, rows))) speedOf(row).shift += shift.value;
      for (const task of tasks)
        for (const row of orElsewhere(mountedIn(task, rows))) {
          const speed = speedOf(row);
          speed.tasks++;
          speed.busyMs += task.duration;
        }
      return [...speeds].map(([row, speed]) => ({ row, ...speed }));
    },
  };
}
