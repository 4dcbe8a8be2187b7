import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';

export function HiddenField({ field }: FieldProps): ReactNode {
  // A form's fields hide its methods of the same name, and the renderers call those.
  const name = field.key in Element.prototype ? undefined : field.key;
  return (
    <div className="form-item hidden" id={field.id}>
      <input type="hidden" name={name} defaultValue={field.value} />
    </div>
  );
}
