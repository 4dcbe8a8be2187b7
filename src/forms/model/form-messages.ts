import { language } from '../../text/language';
import { createMessages } from '../../text/messages';
import type { SubmissionMessages } from '../submission/submission-failure';
import messages from './form.messages.json';
import { findLocalized, type LocalizedMessages, type LocalizedStrings, localize } from './localized-messages';

const t = createMessages(messages);

export type FormMessageKey = keyof typeof messages;
export type FormMessages = LocalizedMessages<FormMessageKey>;

export const createFormMessages = (localized?: LocalizedStrings): FormMessages => localize(t, localized);

/** Whether our own messages are in the page's language. */
export const speaksPageLanguage = () => language.lang === undefined;

/**
 * The page's own messages for failures; missing ones come from the message file. In a language that we lack, the page's general message
 * replaces them, so that a form speaks one language. `fields` may have a placeholder, `{0}`, for the fields with errors.
 */
export function readFailureMessages(localized: LocalizedStrings): SubmissionMessages {
  const find = (key: string) => findLocalized(localized, key) ?? '';
  const general = find('submitError');
  const other = speaksPageLanguage() ? '' : general;
  const captcha = speaksPageLanguage() ? '' : find('validation.captchaFailure') || general;
  return {
    fields: find('validation.formSubmissionFailed'),
    captcha,
    captchaMissing: captcha,
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
