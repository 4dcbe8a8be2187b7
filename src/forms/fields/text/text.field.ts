import type { FormMessageKey } from '../../model/form-messages';
import {
  isCurrency,
  isEmail,
  isPassword,
  isTwitterName,
  isUnsigned,
  isWebsite,
} from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { controlsOf } from '../form-item';

const read = (item: HTMLElement) => controlsOf(item)[0]?.value ?? '';

const textOf = (
  isValid: (value: string) => boolean,
  key: FormMessageKey,
  values?: readonly string[],
): FieldRules<string> => ({
  read,
  check: (value, say) => (isValid(value) ? undefined : say(key, values)),
});

/** Any text, of one line or several. */
export const text: FieldRules<string> = { read };

export const email: FieldRules<string> = {
  ...textOf(isEmail, 'validation.invalidEmail', ['someone@example.com']),
  // Blanks around an address come from pasting.
  read: (item) => read(item).trim(),
};

export const number = textOf(isUnsigned, 'validation.invalidUnsignedNumber');
export const currency = textOf(isCurrency, 'validation.invalidCurrency');
export const website = textOf(isWebsite, 'validation.invalidUrl', ['example.com', 'https://example.com']);
export const password = textOf(isPassword, 'validation.invalidPassword');
export const twitter = textOf(isTwitterName, 'validation.invalidTwitterUsername');

export const select: FieldRules<string> = {
  read,
  check: (value, say, { options }) =>
    options.includes(value) ? undefined : say('validation.noValidSelection'),
};
