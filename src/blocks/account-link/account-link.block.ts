import type { BlockDefinition } from '../../core/entry/block';
import { idle } from '../../core/entry/schedule';

/** The link to the visitor's account: it says whether they are signed in. */
export const accountLink: BlockDefinition = {
  name: 'account-link',
  selector: '.user-accounts-link,[data-controller*=UserAccountLink]:not(:has(.user-accounts-link))',
  // Headers have it twice, for wide and for narrow windows: one of them never comes into view.
  when: idle,
  load: () => import('./account-link.mount'),
};
