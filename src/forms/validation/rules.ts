/** Rules for one value. All of them accept an empty value: whether a field is required is checked separately. */

const isAbsent = (value: string) => !value.trim();
const matching = (pattern: RegExp) => (value: string) => isAbsent(value) || pattern.test(value);
const EMAIL = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);

/** An address of 3 to 256 characters, or nothing. */
export const isEmail = (value: string): boolean =>
  isAbsent(value) || (value.length >= 3 && value.length <= 256 && EMAIL(value));

/** Digits only. */
export const isUnsigned = matching(/^\s*\d+\s*$/);

/** `1234` or `123.99`. */
export const isCurrency = matching(/^\s*\d+(?:\.\d{1,2})?\s*$/);

export const isPassword = (value: string): boolean => !/\s/.test(value);

export const isTwitterName = matching(/^\s*@?\w{1,15}\s*$/);

/** An optional plus and up to four digits. */
export const isCountryCode = matching(/^\+?\d{1,4}$/);

/** Exactly five digits. */
export const isUsZip = matching(/^\s*\d{5}\s*$/);

/** No browser accepts longer addresses. */
const WEBSITE_MAX = 2048;

/** A web address, with or without a scheme; its host contains a dot. */
export const isWebsite = (value: string): boolean => {
  const text = value.trim();
  if (!text) return true;
  if (text.length > WEBSITE_MAX) return false;
  // Other schemes are rejected: `javascript:…`, `mailto:…`. A host with a port is not a scheme.
  if (
    /\s/.test(text) ||
    (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^(?:https?|ftp):\/\/|^[^/:@]+\.[^/:@]+:\d/i.test(text))
  )
    return false;
  try {
    const { hostname } = new URL(/^\w+:\/\//.test(text) ? text : `https://${text}`);
    return /^[^.].*\.[^.]+$/.test(hostname);
  } catch {
    return false;
  }
};

const numberOf = (part: string) => (/^\s*\d{1,4}\s*$/.test(part) ? Number(part) : Number.NaN);

/** Month (1–12), day and year, as typed; the 29th of February only in leap years. */
export const isDate = ([month = '', day = '', year = '']: readonly string[]): boolean => {
  const [m, d, y] = [numberOf(month), numberOf(day), numberOf(year)];
  // `Date.UTC` takes years below 100 for those of the 20th century.
  const date = new Date(Date.UTC(2000, m - 1, d));
  date.setUTCFullYear(y, m - 1, d);
  return y > 0 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
};

export const isWithin = (value: string, min: number, max: number): boolean =>
  isAbsent(value) || (/^\s*\d{1,2}\s*$/.test(value) && Number(value) >= min && Number(value) <= max);

/** One of the five answers, from disagreement to agreement. */
export const isLikert = (value: string): boolean => /^-?[012]$/.test(value) && value !== '-0';
