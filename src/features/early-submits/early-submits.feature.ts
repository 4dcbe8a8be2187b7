import type { Feature } from '../../core/feature';
import { keepEarlySubmit } from '../../forms/early-submit';

/** Forms that came with the page are not sent natively while their code is on its way; the stub does the same before us. */
export const earlySubmits: Feature = () => {
  addEventListener('submit', keepEarlySubmit, true);
  return () => removeEventListener('submit', keepEarlySubmit, true);
};
