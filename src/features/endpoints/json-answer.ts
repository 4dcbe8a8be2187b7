import type { RawResponse } from '../../api/api.types';

/** An answer as a server would give it. */
export const jsonAnswer = (status: number, data: object = {}): RawResponse => ({
  status,
  body: JSON.stringify(data),
  retryAfter: null,
});
