import type { CaptchaAlignment, CaptchaTheme } from '../../vocabulary/blocks';

/**
 * The platform's types of field; unknown types become `text`. A new type needs a line here, rules in `field-rules.ts` and a view in
 * `field.view.tsx`. Values (`FormValue`) are plain text, unless a comment says otherwise.
 */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'name', // The values of its parts, in order; so are those of address, date and time.
  'phone', // Country code or '', then the parts of the number.
  'address',
  'date',
  'time',
  'checkbox', // The checked options.
  'radio',
  'select',
  'likert', // Question → '-2' … '2', for each answered question.
  'hidden',
  'section', // Without a value.
  'file', // The server's names of the uploaded files.
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A question that belongs to some answers of the question before it. */
export interface FollowUp<Field extends FieldModel = FieldModel> {
  readonly field: Field;
  /** The answers it belongs to; none: any answer. */
  readonly answers: readonly string[];
}

/** One field, as far as its entries are read and checked. Properties that its type does not use are empty or false. */
export interface FieldModel {
  readonly type: FieldType;
  /** Also the id of its `.form-item`. */
  readonly id: string;
  readonly title: string;
  readonly isRequired: boolean;
  readonly placeholder: string;
  /** Characters; 0: no limit. */
  readonly maxLength: number;
  /** Answers of radio, checkbox and select; questions of likert. */
  readonly options: readonly string[];
  /** Hidden fields: the name in the query string, and the value without one. */
  readonly key: string;
  readonly value: string;
  /** File: how many, and the endings allowed (`.pdf`); none: any. */
  readonly maxFiles: number;
  readonly fileTypes: readonly string[];
  /** Megabytes of one file; 0: no limit. */
  readonly maxFileMb: number;
  readonly followUps: readonly FollowUp[];
}

/** A field that is drawn from the page's JSON. */
export interface DrawnField extends FieldModel {
  /** Help under the title, plain text. */
  readonly description: string;
  /** `$`; empty: none. */
  readonly currencySymbol: string;
  readonly showsCountryCode: boolean;
  readonly isUnderlined: boolean;
  /** Email: whether a checkbox offers the mailing list. */
  readonly offersMailingList: boolean;
  /** Name: parts that are not asked for, or not required although the field is. */
  readonly parts: { readonly [Part in 'first' | 'last']: 'required' | 'optional' | 'none' };
  readonly followUps: readonly FollowUp<DrawnField>[];
}

export interface Country {
  readonly name: string;
  /** Two letters. */
  readonly code: string;
  /** `+61` */
  readonly phoneCode: string;
}

/** One part of an address or a phone number. */
export interface FormatPart {
  /** Addresses: `Line1`, `City`, `Zip` … Phone numbers: `1`, `2` … */
  readonly identifier: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly isRequired: boolean;
  /** Digits of this part of a phone number; 0: not known. */
  readonly length: number;
  /** Whether a line ends after it. */
  readonly endsLine: boolean;
}

export interface Format {
  readonly country: string;
  readonly parts: readonly FormatPart[];
}

export interface FormFormats {
  readonly countries: readonly Country[];
  readonly address: Format;
  readonly phone: Format;
  readonly isSurnameFirst: boolean;
}

export interface FormModel extends FormTarget {
  /** Whether the fields were read from the page's markup, or must be drawn from the page's JSON. */
  readonly source: 'markup' | 'context';
  readonly fields: readonly FieldModel[];
  readonly submitText: string;
  /** Html of the site's owner; empty: none. */
  readonly successHtml: string;
  /** Html that is shown below it. */
  readonly postSubmitHtml: string;
  /** Empty: none. Not checked yet. */
  readonly successRedirect: string;
  /** Alignment of the thanks: `left`, `center` or `right`; empty: the page's. */
  readonly successAlignment: string;
  /** Whether the form opens over the page, from a button. */
  readonly isOverlay: boolean;
}

/** A form that is drawn from the page's JSON. */
export interface DrawnForm extends FormModel {
  readonly formName: string;
  readonly fields: readonly DrawnField[];
  readonly formats: FormFormats;
  readonly disclaimerHtml: string;
  readonly button: {
    readonly alignment: 'left' | 'center' | 'right' | 'stretch';
    readonly variant: string;
  };
  /** The label of the button that opens it over the page. */
  readonly handleText: string;
  readonly showsTitle: boolean;
  readonly captcha: {
    readonly isEnabled: boolean;
    readonly theme: CaptchaTheme;
    readonly alignment: CaptchaAlignment;
  };
}

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
