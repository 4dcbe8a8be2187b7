/**
 * How the checkbox of a captcha looks, in the order of the platform's numbers.
 * @field captchaTheme
 * @from 1
 */
export const CAPTCHA_THEMES = ['light', 'dark'] as const;

export type CaptchaTheme = (typeof CAPTCHA_THEMES)[number];

/**
 * Where the checkbox of a captcha is, in the order of the platform's numbers.
 * @field captchaAlignment
 * @from 1
 */
export const CAPTCHA_ALIGNMENTS = ['left', 'center', 'right'] as const;

export type CaptchaAlignment = (typeof CAPTCHA_ALIGNMENTS)[number];
