/** Settles when nothing in these elements moves any more. What never ends, or is cut short, holds up nothing. */
export async function whenStill(elements: ReadonlyArray<Element | undefined>): Promise<void> {
  const moving = elements.flatMap((element) => element?.getAnimations({ subtree: true }) ?? []);
  const ends = moving.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ends.map(({ finished }) => finished));
}
