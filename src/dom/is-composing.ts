/** The old code of a key that an input method has taken. */
const TAKEN_KEY = 229;

/** Checks whether a key belongs to an input method. Safari has ended the word when its Enter comes: only the old code tells. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_KEY;
