import type { BlockDefinition } from '../../core/entry/block';

/** Tables, appointments and registries of other services: OpenTable, Tock, Acuity, Zola. */
export const reservation: BlockDefinition = {
  name: 'reservation',
  selector: '.sqs-block-opentable-v2,.sqs-block-opentable,.sqs-block-tock,.sqs-block-acuity,.sqs-block-zola',
  fallbackStates: {
    // Theme CSS hides it until then.
    '.squarespace-opentable-new-age-wrapper': { classes: { loaded: true } },
  },
  load: () => import('./reservation.mount'),
};
