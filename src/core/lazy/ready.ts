import { isNearViewport } from '../../dom/near-viewport';
import type { BlockInstance } from '../entry/block-instance';
import type { ReadyOptions } from '../entry/inlay-api';
import type { RareSite } from './rare-site';

/** Whether a waiting block should start now, judged by its position: its observer may not have reported yet. */
function isDue({ definition: { when }, element }: BlockInstance): boolean {
  return (when?.name ?? 'visible') === 'visible' ? isNearViewport(element) : when?.name !== 'interaction';
}

/** Settles when every block that should start now has mounted or failed. */
export async function whenReady(
  { scanner, bus }: Pick<RareSite, 'scanner' | 'bus'>,
  { all = false }: ReadyOptions = {},
): Promise<void> {
  scanner.start((instance) => all || isDue(instance));
  await Promise.all([...scanner.instances.values()].map(({ settled }) => settled));
  const loading: Promise<unknown>[] = [];
  if (all) bus.emit('site:wake', (promise) => loading.push(promise));
  await Promise.all(loading);
}
