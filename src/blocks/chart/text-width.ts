/** Of the small text in charts. */
const WIDE_PX = 12;
const NARROW_PX = 6.8;

/** Signs of East Asian scripts are as wide as they are high. */
const isWide = (sign: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]/.test(sign);
const signWidth = (sign: string) => (isWide(sign) ? WIDE_PX : NARROW_PX);

/** About how wide a text is, in pixels: near enough to keep labels apart, without asking the browser for each. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + signWidth(sign), 0);

/** The text, or its start with an ellipsis where it is wider than `room`. */
export function fitText(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let left = room - NARROW_PX;
  let fitting = '';
  for (const sign of text) {
    left -= signWidth(sign);
    if (left < 0) break;
    fitting += sign;
  }
  return fitting && `${fitting.trimEnd()}…`;
}
