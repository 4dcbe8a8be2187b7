/** The parts of the settings of a form. */
export enum FormFieldset {
  build = 1,
  storage = 2,
  advanced = 3,
  captcha = 4,
  disclaimer = 5,
}
