import type { SubmissionTexts } from '../submission/submission-failure';
import messages from './form.messages.json';
import { createTexts, findWords, type LocalizedStrings, type Texts } from './localized-texts';

export type FormTextKey = keyof typeof messages;
export type FormTexts = Texts<FormTextKey>;

/** What a form says while it is filled in and sent. */
export const createFormTexts = (localized?: LocalizedStrings): FormTexts => createTexts(messages, localized);

/** Whether our own words are in the page's language. */
export const isEnglish = () => /^en\b/i.test(document.documentElement.lang || 'en');

/**
 * The page's own words for why a form has not been taken; where it has none the message file's are used. On pages in other
 * languages its general sentence stands for reasons that it has no words for: a form speaks one language.
 * `fields` may have a place, `{0}`, for what must be put right.
 */
export function readFailureTexts(localized: LocalizedStrings): SubmissionTexts {
  const find = (key: string) => findWords(localized, key) ?? '';
  const general = find('submitError');
  const other = isEnglish() ? '' : general;
  return {
    fields: find('validation.formSubmissionFailed'),
    captcha: isEnglish() ? '' : find('validation.captchaFailure') || general,
    unauthorized: general,
    server: general,
    unconfigured: find('notFound'),
    unparsable: find('invalidData'),
    key: other,
    limited: other,
    unreadable: other,
    unreachable: other,
    timeout: other,
    unknown: other,
  };
}
