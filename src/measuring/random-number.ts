/** A random number of many digits, as a text: an id that nobody else has. */
export const randomNumber = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('');
