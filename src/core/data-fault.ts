/** The result of a reader for an element or settings that cannot be used at all: the text of the warning. */
export interface DataFault {
  readonly fault: string;
}

/** A reader's result as `mount` gets it. */
export type ReadData<Result> = Exclude<Result, DataFault | undefined>;
