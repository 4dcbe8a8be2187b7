/** The old code of a key that an input method has taken. */
const TAKEN = 229;

/** Checks whether a key press belongs to an input method, as the Enter that ends a word does. Safari has ended the word by then: only the code tells. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN;
