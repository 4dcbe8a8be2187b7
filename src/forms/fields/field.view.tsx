import type { ReactNode } from 'react';
import type { FieldTexts } from '../model/field-texts';
import type { FieldModel, FormFormats } from '../model/form.types';
import { AddressField } from './address-field.view';
import { ChoiceField, LikertField } from './choice-field.view';
import { DateField, NameField, TimeField } from './parts-field.view';
import { PhoneField } from './phone-field.view';
import { TextField } from './text-field.view';

export interface FieldProps {
  readonly field: FieldModel;
  readonly texts: FieldTexts;
  readonly formats: FormFormats;
  /** Follow-up questions have come or gone. */
  readonly onFieldsChange: () => void;
}

/** One field as the platform's own forms draw it: the class names are what themes style. */
export function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.type) {
    case 'hidden':
      return (
        <div className="form-item hidden" id={field.id}>
          <input type="hidden" name={field.key} defaultValue={field.value} />
        </div>
      );
    case 'section':
      return (
        <div className={`form-item section${field.isUnderlined ? ' underline' : ''}`} id={field.id}>
          <div className="title">{field.title}</div>
          {field.description && <div className="description">{field.description}</div>}
        </div>
      );
    case 'name':
      return <NameField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'time':
      return <TimeField {...props} />;
    case 'phone':
      return <PhoneField {...props} />;
    case 'address':
      return <AddressField {...props} />;
    case 'radio':
    case 'checkbox':
      return <ChoiceField {...props} />;
    case 'likert':
      return <LikertField {...props} />;
    default:
      return <TextField {...props} />;
  }
}
