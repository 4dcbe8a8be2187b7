/** The answers of a survey field. */
export enum Likert {
  stronglyDisagree = -2,
  disagree = -1,
  neutral = 0,
  agree = 1,
  stronglyAgree = 2,
}
