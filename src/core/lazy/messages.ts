import type { Services } from '../entry/services';

/** The code of `Inlay.messages`. Its module comes with the code that loads languages: both write the same messages. */
export async function messages(services: Services, given: unknown): Promise<void> {
  const { addMessages } = await services.loadChunk('load-language', () => import('./load-language'));
  await addMessages(services, given);
}
