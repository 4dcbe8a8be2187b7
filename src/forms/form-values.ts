/** The entry in one field: a text; a list (checked boxes, or the parts of a name, address, date, time or phone number); for a likert field question → answer. */
export type FormValue = string | readonly string[] | Readonly<Record<string, string>>;

/** Field id → value. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** The target of a form's entries: ids from the form's context, or from its inline handler. */
export interface FormTarget {
  readonly formId: string;
  readonly collectionId: string;
  /** The object that the form is in: a page, a section or a block. */
  readonly objectName: string;
}
