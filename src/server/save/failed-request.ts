/** Why an address has no file: a sentence for the report. Asking again would not help. */
export class FailedRequest extends Error {
  override readonly name: string = 'FailedRequest';
}
