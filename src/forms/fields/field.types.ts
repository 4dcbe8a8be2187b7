import type { ReactNode } from 'react';
import type { FieldLabels } from '../model/field-labels';
import type { DrawnField, FieldModel, FormFormats, FormValue } from '../model/form.types';
import type { FormMessageKey } from '../model/form-messages';

export interface FieldError {
  readonly message: string;
  /** Indexes of the wrong parts of the value; without them the whole field is wrong. */
  readonly parts?: readonly number[];
}

/** Makes an error with a text of the form, about some parts of the field or all of it. */
export type Say = (
  key: FormMessageKey,
  values?: readonly (string | number)[],
  ...parts: number[]
) => FieldError;

/** Reading and checking of the entries of one type of field. */
export interface FieldRules<Value extends FormValue = FormValue> {
  /** The value in the shape that is sent; undefined for a field without one. */
  read(item: HTMLElement, field: FieldModel, query: string): Value | undefined;
  /** Index of a part that is filled in before the visitor enters anything. */
  readonly preset?: number;
  /** The visitor sees no control that could be wrong. */
  readonly isUnchecked?: true;
  /** Errors of a value that is not empty. */
  check?(value: Value, say: Say, field: FieldModel): FieldError | undefined;
  /** Errors that are not about the value, such as an unfinished upload. */
  checkItem?(item: HTMLElement, say: Say, field: FieldModel): FieldError | undefined;
}

export interface FieldProps {
  readonly field: DrawnField;
  readonly t: FieldLabels;
  readonly formats: FormFormats;
  /** Follow-up questions were added or removed. */
  readonly onFieldsChange: () => void;
  readonly renderField: (field: DrawnField) => ReactNode;
}
