import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';
import { Description } from '../field-frame.view';

export function SectionField({ field }: FieldProps): ReactNode {
  return (
    <div className={`form-item section${field.isUnderlined ? ' underline' : ''}`} id={field.id}>
      <div className="title">{field.title}</div>
      <Description field={field} />
    </div>
  );
}
