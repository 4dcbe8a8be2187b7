import type { BlockDefinition } from '../../core/entry/block';
import { now } from '../../core/entry/schedule';

/** A script that the server has marked as waiting: it runs once the visitor has allowed it. */
export const consentedScript: BlockDefinition = {
  name: 'consented-script',
  selector: 'script[type="text/plain"][data-consent]',
  when: now,
  load: () => import('./consented-script.mount'),
};
