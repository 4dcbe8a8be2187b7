/**
 * What a form belongs to.
 * @field formType
 */
export enum FormType {
  block = 1,
  product = 2,
  donation = 3,
  slide = 4,
  newsletterBlock = 5,
  checkout = 6,
}
