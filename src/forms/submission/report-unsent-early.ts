import type { Services } from '../../core/entry/services';
import { showUnsent } from './show-unsent';
import messages from './unsent.messages.json';

/** Says that a form cannot be sent, from code that knows no language yet. Better in English than not at all. */
export const reportUnsentEarly = (form: HTMLFormElement, { loadUnit }: Pick<Services, 'loadUnit'>) =>
  loadUnit('report-unsent', () => import('./report-unsent')).then(
    ({ reportUnsent }) => reportUnsent(form),
    () => showUnsent(form, messages.unsent),
  );
