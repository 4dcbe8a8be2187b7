import type { ReactNode } from 'react';
import type { FieldType } from '../model/form.types';
import { AddressField } from './address/address-field.view';
import { ChoiceField } from './choice/choice-field.view';
import { DateField } from './date/date-field.view';
import type { FieldProps } from './field.types';
import { HiddenField } from './hidden/hidden-field.view';
import { LikertField } from './likert/likert-field.view';
import { NameField } from './name/name-field.view';
import { PhoneField } from './phone/phone-field.view';
import { SectionField } from './section/section-field.view';
import { textField } from './text/text-field.view';
import { TimeField } from './time/time-field.view';

const plainText = textField();
/** Numbers are text: an input of type number withholds other entries, and changes its value when the mouse wheel turns. */
const FIELD_VIEWS: { readonly [Type in FieldType]: (props: FieldProps) => ReactNode } = {
  text: plainText,
  textarea: plainText,
  email: textField({ type: 'email', autoComplete: 'email' }),
  number: textField({ inputMode: 'numeric' }),
  currency: textField({ inputMode: 'decimal' }),
  website: textField({ inputMode: 'url', autoComplete: 'url' }),
  password: textField({ type: 'password', autoComplete: 'new-password' }),
  twitter: plainText,
  select: plainText,
  file: textField({ type: 'file' }),
  hidden: HiddenField,
  section: SectionField,
  name: NameField,
  date: DateField,
  time: TimeField,
  phone: PhoneField,
  address: AddressField,
  radio: ChoiceField,
  checkbox: ChoiceField,
  likert: LikertField,
};

/** One field as the platform's own forms draw it, with the class names that themes style. */
export function FieldView(props: Omit<FieldProps, 'renderField'>): ReactNode {
  const View = FIELD_VIEWS[props.field.type];
  return <View {...props} renderField={(field) => <FieldView key={field.id} {...props} field={field} />} />;
}
