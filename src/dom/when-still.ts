/** Resolves when all animations in these elements have ended. Endless and cancelled animations are not waited for. */
export async function whenStill(elements: ReadonlyArray<Element | undefined>): Promise<void> {
  const moving = elements.flatMap((element) => element?.getAnimations({ subtree: true }) ?? []);
  const ends = moving.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ends.map(({ finished }) => finished));
}
