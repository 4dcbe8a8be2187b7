import { isNearViewport } from '../../dom/near-viewport';
import type { Life } from '../entry/life';
import type { RareSite } from './rare-site';

export interface ReadyOptions {
  /** Mounts the blocks that are waiting, too. */
  readonly all?: boolean;
}

/** Whether a waiting block should start now, judged by its position: its observer may not have reported yet. */
function isDue({ definition: { when }, element }: Life): boolean {
  return (when?.name ?? 'visible') === 'visible' ? isNearViewport(element) : when?.name !== 'interaction';
}

/** Settles when every block that should start now has mounted or failed. */
export async function whenReady(
  { scanner }: Pick<RareSite, 'scanner'>,
  { all = false }: ReadyOptions = {},
): Promise<void> {
  scanner.start((life) => all || isDue(life));
  await Promise.all([...scanner.lives.values()].map(({ settled }) => settled));
}
