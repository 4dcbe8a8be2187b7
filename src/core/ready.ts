import { isNearViewport } from '../dom/near-viewport';
import type { Life } from './life';
import type { Scanner } from './scanner';

export interface ReadyOptions {
  /** Mounts the blocks that are waiting, too. */
  readonly all?: boolean;
}

/** Whether a waiting block is due at this moment, read from its place and not from an observer that has yet to report. */
function isDue({ definition: { when = 'visible' }, element }: Life): boolean {
  return when === 'visible' ? isNearViewport(element) : when !== 'interaction';
}

/** Settles when every block that is due now has mounted or failed. */
export async function whenReady(scanner: Scanner, { all = false }: ReadyOptions = {}): Promise<void> {
  scanner.start((life) => all || isDue(life));
  await Promise.all(
    [...scanner.lives.values()].filter(({ state }) => state !== 'waiting').map(({ settled }) => settled),
  );
}
