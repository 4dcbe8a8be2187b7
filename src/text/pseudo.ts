import type { Messages } from './language';
import type { Message, Placeholder } from './message.types';

/** A word in another language is often longer by this much. */
const GROWTH = 0.4;
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'AaÁá CcÇç DdĎď EeÉé GgĜĝ IiÍí KkĶķ LlĹĺ NnÑñ OoÖö RrŔŕ SsŠš TtŤť UuÜü WwŴŵ YyÝý ZzŽž'.split(' '),
  ].flatMap(([upper = '', lower = '', accentedUpper = '', accentedLower = '']) => [
    [upper, accentedUpper],
    [lower, accentedLower],
  ]),
);

function stretch(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter);
  if (!letters) return accented;
  // In syllables, so that lines break where those of a language would.
  return `${accented}${'·ëÿ'.repeat(Math.ceil((letters * GROWTH) / 3))}`;
}

function stretchPart(part: string | Placeholder): string | Placeholder {
  if (typeof part === 'string') return stretch(part);
  if (part[1] !== 's' && part[1] !== 'p') return part;
  const options = Object.fromEntries(
    Object.entries(part[2]).map(([key, option]) => [key, stretchMessage(option)]),
  );
  return part[1] === 's'
    ? [part[0], 's', options]
    : part[4]
      ? [part[0], 'p', options, part[3], part[4]]
      : [part[0], 'p', options, part[3]];
}

const stretchMessage = (message: Message): Message =>
  typeof message === 'string' ? stretch(message) : message.map(stretchPart);

/**
 * Messages as another language might have them: longer, accented, in brackets, their placeholders as they are. What stays plain on the page
 * is not in a message file, and what breaks has no room for other languages.
 */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const stretched = stretchMessage(message);
      return [key, typeof stretched === 'string' ? `[${stretched}]` : ['[', ...stretched, ']']];
    }),
  );
