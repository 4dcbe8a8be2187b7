/** A part of an address, decoded; as it is where its percent signs encode nothing. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text for a part of an address. Half a surrogate pair, which no address can contain, becomes U+FFFD as in `URLSearchParams`. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{fffd}'));
