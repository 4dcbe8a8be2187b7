import { isEmpty } from '../fields/read-value';
import type { FormValue } from '../form-values';
import type { FieldModel, FieldType } from '../model/form.types';
import type { FormTextKey, FormTexts } from '../model/form-texts';
import {
  isCountryCode,
  isCurrency,
  isDate,
  isEmail,
  isLikert,
  isPassword,
  isTwitterName,
  isUnsigned,
  isUsZip,
  isWebsite,
  isWithin,
} from './rules';

export interface FieldError {
  readonly message: string;
  /** Which parts of the field it is about, by their places in the value; none: the field as a whole. */
  readonly parts?: readonly number[];
}

type Say = (key: FormTextKey, values?: readonly (string | number)[], ...parts: number[]) => FieldError;
type Check<Value> = (value: Value, say: Say, field: FieldModel) => FieldError | undefined;

const [ZIP, COUNTRY] = [4, 5];
const US = /^(?:US|USA|U\.S\.A?\.|United States(?: of America)?)$/i;

const asText =
  (isValid: (value: string) => boolean, key: FormTextKey, values?: readonly string[]): Check<string> =>
  (value, say) =>
    isValid(value) ? undefined : say(key, values);

/** Rules for what is typed as one text. */
const TEXT_CHECKS: { readonly [Type in FieldType]?: Check<string> } = {
  email: asText(isEmail, 'validation.invalidEmail', ['someone@example.com']),
  number: asText(isUnsigned, 'validation.invalidUnsignedNumber'),
  currency: asText(isCurrency, 'validation.invalidCurrency'),
  website: asText(isWebsite, 'validation.invalidUrl', ['example.com', 'https://example.com']),
  password: asText(isPassword, 'validation.invalidPassword'),
  twitter: asText(isTwitterName, 'validation.invalidTwitterUsername'),
  select: (value, say, { options }) =>
    value && !options.includes(value) ? say('validation.noValidSelection') : undefined,
};

const emptyOf = (parts: readonly string[]) => parts.flatMap((part, index) => (part.trim() ? [] : index));

/** Some parts filled in and others not is no date. */
const checkDate: Check<readonly string[]> = (parts, say, { title }) => {
  const missing = emptyOf(parts);
  if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
  return isDate(parts) ? undefined : say('validation.invalidDate');
};

const checkTime: Check<readonly string[]> = ([hour = '', minute = '', second = '', half], say, { title }) => {
  const missing = emptyOf([hour, minute]);
  if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
  // A clock of twelve hours has a fourth part: AM or PM.
  const [min, max] = half === undefined ? ([0, 23] as const) : ([1, 12] as const);
  if (!isWithin(hour, min, max)) return say('validation.valueOutsideRange', [min, max], 0);
  const wrong = [minute, second].findIndex((part) => !isWithin(part, 0, 59));
  return wrong < 0 ? undefined : say('validation.valueOutsideRange', [0, 59], wrong + 1);
};

const checkPhone: Check<readonly string[]> = ([code = '', ...parts], say, { title }) => {
  if (!isCountryCode(code)) return say('validation.invalidCountryCode', [], 0);
  const number = parts.join('');
  if (!number.trim()) return say('validation.required', [title], 1);
  // A number that was pasted with its country in front.
  return /^\+?\d+$/.test(number) ? undefined : say('validation.invalidUnsignedNumber', [], 1);
};

const checkAddress: Check<readonly string[]> = (parts, say) =>
  US.test(parts[COUNTRY]?.trim() ?? '') && !isUsZip(parts[ZIP] ?? '')
    ? say('validation.invalidZip', [], ZIP)
    : undefined;

const checkOptions: Check<readonly string[]> = (values, say, { options }) =>
  values.every((value) => options.includes(value)) ? undefined : say('validation.noValidSelection');

const LIST_CHECKS: { readonly [Type in FieldType]?: Check<readonly string[]> } = {
  date: checkDate,
  time: checkTime,
  phone: checkPhone,
  address: checkAddress,
  checkbox: checkOptions,
  file: (names, say, { maxFiles, fileTypes }) => {
    if (names.length > maxFiles) return say('validation.tooManyFiles', [maxFiles]);
    const endings = fileTypes.map((type) => type.toLowerCase().replace(/^\.?/, '.'));
    const wrong =
      endings.length && names.find((name) => !endings.some((end) => name.toLowerCase().endsWith(end)));
    // Nobody knows an address that files could be sent to; their names alone would pass for the files.
    return wrong ? say('validation.invalidFile', [wrong]) : say('validation.noUpload');
  },
};

interface CheckedField {
  readonly field: FieldModel;
  readonly value: FormValue;
  readonly requiredParts: readonly number[];
}

function checkRequired({ field, value, requiredParts }: CheckedField, say: Say): FieldError | undefined {
  const { title, isRequired, options, type } = field;
  if (isRequired && isEmpty(field, value)) return say('validation.required', [title], ...requiredParts);
  if (Array.isArray(value)) {
    const missing = requiredParts.filter((index) => !value[index]?.trim());
    if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
  } else if (isRequired && type === 'likert' && typeof value === 'object') {
    const missing = options.findIndex((question) => !Object.hasOwn(value, question));
    if (missing >= 0) return say('validation.missingRequiredQuestion', [], missing);
  }
  return undefined;
}

export interface ValidationOptions {
  readonly texts: FormTexts;
  /** Indexes in the value of parts that must not be empty. */
  readonly requiredParts?: readonly number[];
}

/** What is wrong with one field; undefined when nothing is. Optional and empty is always right; sections are not checked. */
export function validateField(
  model: FieldModel,
  value: FormValue | undefined,
  { texts, requiredParts = [] }: ValidationOptions,
): FieldError | undefined {
  const { type, maxLength, placeholder } = model;
  if (value === undefined || type === 'section' || type === 'hidden') return undefined;
  // Messages begin with the field's name, and some fields have none.
  const title = model.title || placeholder || texts('untitled');
  const field = { ...model, title };
  const say: Say = (key, values = [], ...parts) => ({
    message: texts(key, values),
    ...(parts.length && { parts }),
  });
  const missing = checkRequired({ field, value, requiredParts }, say);
  if (missing || isEmpty(field, value)) return missing;
  if (typeof value === 'string') {
    if (maxLength && value.length > maxLength) return say('validation.stringTooLong', [maxLength]);
    return TEXT_CHECKS[type]?.(value, say, field);
  }
  if (Array.isArray(value)) return LIST_CHECKS[type]?.(value, say, field);
  return Object.values(value).every(isLikert) ? undefined : say('validation.containsInvalidValue', [title]);
}
