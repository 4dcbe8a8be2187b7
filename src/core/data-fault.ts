/** What a reader returns when an element or its settings cannot be used at all: the text of the warning. */
export interface DataFault {
  readonly fault: string;
}

/** What is left of a reader's result for `mount`. */
export type ReadData<Result> = Exclude<Result, DataFault | undefined>;
