import type { BlockDefinition } from '../../core/entry/block';
import { whenIdle } from '../../dom/idle';

/** Menus of a restaurant, one behind each tab. */
export const menu: BlockDefinition = {
  name: 'menu',
  selector: '.sqs-block-menu',
  // Not when it is near: a link to one of its menus opens it, however far down the page it is. `idle` of the entry's schedules would
  // bring all of them into the late chunk.
  when: { name: 'idle', wait: (_, start) => whenIdle(() => start()) },
  fallbackStates: {
    // Without the script no other menu can be chosen.
    '.menus > .menu': { classes: { 'menu-active': true } },
  },
  load: () => import('./menu.mount'),
};
