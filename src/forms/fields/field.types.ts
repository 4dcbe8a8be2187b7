import type { ReactNode } from 'react';
import type { FieldLabels } from '../model/field-labels';
import type { FieldModel, FormFormats, FormValue } from '../model/form.types';
import type { FormMessageKey } from '../model/form-messages';

export interface FieldError {
  readonly message: string;
  /** Indexes in the value of the parts that are wrong; without them the whole field is. */
  readonly parts?: readonly number[];
}

/** Makes an error with a text of the form, about some parts of the field or all of it. */
export type Say = (
  key: FormMessageKey,
  values?: readonly (string | number)[],
  ...parts: number[]
) => FieldError;

/** How the entry of one type of field is read and checked. */
export interface FieldRules<Value extends FormValue = FormValue> {
  /** The value in the shape that is sent; undefined for a field that has none. */
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
  readonly field: FieldModel;
  readonly t: FieldLabels;
  readonly formats: FormFormats;
  /** Follow-up questions were added or removed. */
  readonly onFieldsChange: () => void;
  /** Draws another field: a follow-up question. */
  readonly renderField: (field: FieldModel) => ReactNode;
}
