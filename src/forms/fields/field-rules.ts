import type { FieldType } from '../model/form.types';
import { address } from './address/address.field';
import { checkbox, radio } from './choice/choice.field';
import { date } from './date/date.field';
import type { FieldRules } from './field.types';
import { file } from './file/file.field';
import { hidden } from './hidden/hidden.field';
import { likert } from './likert/likert.field';
import { name } from './name/name.field';
import { phone } from './phone/phone.field';
import { section } from './section/section.field';
import { currency, email, number, password, select, text, twitter, website } from './text/text.field';
import { time } from './time/time.field';

/** How each type of field is read and checked. Its view is in `field.view.tsx`: forms that the server has written need none. */
export const FIELD_RULES: { readonly [Type in FieldType]: FieldRules } = {
  text,
  textarea: text,
  email,
  number,
  website,
  currency,
  password,
  twitter,
  name,
  phone,
  address,
  date,
  time,
  checkbox,
  radio,
  select,
  likert,
  hidden,
  section,
  file,
};
