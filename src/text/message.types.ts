/** A value for a placeholder. */
export type MessageValue = string | number | bigint | Date;

export type MessageValues = Readonly<Record<string, MessageValue | undefined>>;

type Options = Readonly<Record<string, Message>>;

/** A placeholder: its name, its kind, and the options of that kind. */
export type Placeholder =
  | readonly [name: string, kind?: undefined]
  | readonly [name: string, kind: 'n', format: Intl.NumberFormatOptions, offset?: number]
  | readonly [name: string, kind: 'd', format: Intl.DateTimeFormatOptions]
  | readonly [name: string, kind: 's', options: Options]
  | readonly [name: string, kind: 'p', options: Options, offset: number, ordinal?: 1];

/** An ICU message as the build has parsed it: plain text, or its parts in order. */
export type Message = string | readonly (string | Placeholder)[];
