/** A random number of many digits, as a text: a unique id. */
export const randomNumber = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('');
