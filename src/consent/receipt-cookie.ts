/**
 * @stored cookie | inlay_consent | necessary | 30 days | what was chosen, when, and which banner was shown
 */
export const RECEIPT_COOKIE = 'inlay_consent';
