import messages from '../../text/messages/form.messages.json';
import type { SubmissionTexts } from '../submission-failure';
import { createTexts, findWords, type LocalizedStrings, type Texts } from './localized-texts';

export type FormTextKey = keyof typeof messages;
export type FormTexts = Texts<FormTextKey>;

/** What a form says while it is filled in and sent. */
export const createFormTexts = (localized?: LocalizedStrings): FormTexts => createTexts(messages, localized);

/** The page's own words for why a form has not been taken; where it has none the catalogue's are used. */
export function readFailureTexts(localized: LocalizedStrings): SubmissionTexts {
  const find = (key: string) => findWords(localized, key) ?? '';
  return {
    unauthorized: find('submitError'),
    server: find('submitError'),
    unconfigured: find('notFound'),
    unparsable: find('invalidData'),
  };
}
