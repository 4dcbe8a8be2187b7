/** A saved page's own pictures and scripts of other hosts may fail at any time. */
export const faultsIn = (errors: readonly string[]): readonly string[] =>
  errors.filter((error) => !error.startsWith('Failed to load resource'));

/** Errors that name the page's own address name another one where Inlay is off. */
const withoutQuery = (error: string) => error.replace(/\?(?:inlay|renderer)=\w+/g, '');

/**
 * What of a saved page's errors is not the page's own. The page is opened without Inlay only where there are any.
 * @param readOwn what it logs and throws without Inlay
 */
export async function findNewFaults(
  errors: readonly string[],
  readOwn: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults = faultsIn(errors);
  if (!faults.length) return [];
  const own = (await readOwn()).map(withoutQuery);
  return faults.filter((fault) => !own.includes(withoutQuery(fault)));
}
