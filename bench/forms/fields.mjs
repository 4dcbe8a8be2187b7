// The same thirty fields for everyone: ten names, ten emails, ten numbers; the first two kinds must be filled in.

/** @typedef {{ id: string, type: 'text' | 'email' | 'number', title: string, required: boolean }} Field */

const KINDS = ['text', 'email', 'number'];

/** @type {readonly Field[]} */
export const FIELDS = Array.from({ length: 30 }, (_, index) => {
  const type = KINDS[index % KINDS.length];
  return { id: `${type}-${index}`, type, title: `Question ${index + 1}`, required: type !== 'number' };
});
