import type { ReactNode } from 'react';
import type { FieldTexts } from '../model/field-texts';
import type { FieldModel, FieldType, FormFormats } from '../model/form.types';
import { AddressField } from './address/address-field.view';
import { ChoiceField, LikertField } from './choice/choice-field.view';
import { DateField, NameField, TimeField } from './date/date-field.view';
import { Description } from './field-frame.view';
import { PhoneField } from './phone/phone-field.view';
import { TextField } from './text/text-field.view';

export interface FieldProps {
  readonly field: FieldModel;
  readonly texts: FieldTexts;
  readonly formats: FormFormats;
  /** Follow-up questions have come or gone. */
  readonly onFieldsChange: () => void;
}

function HiddenField({ field }: FieldProps): ReactNode {
  // A form has its fields before its own methods, and the renderers call those.
  const name = field.key in Element.prototype ? undefined : field.key;
  return (
    <div className="form-item hidden" id={field.id}>
      <input type="hidden" name={name} defaultValue={field.value} />
    </div>
  );
}

function SectionField({ field }: FieldProps): ReactNode {
  return (
    <div className={`form-item section${field.isUnderlined ? ' underline' : ''}`} id={field.id}>
      <div className="title">{field.title}</div>
      <Description field={field} />
    </div>
  );
}

/** One field as the platform's own forms draw it: the class names are what themes style. */
export function FieldView(props: FieldProps): ReactNode {
  // Here, since questions that follow are fields again: this module and theirs need each other.
  const views: { readonly [Type in FieldType]?: (props: FieldProps) => ReactNode } = {
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
  const View = views[props.field.type] ?? TextField;
  return <View {...props} />;
}
