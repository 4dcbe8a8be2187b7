/** The groups that visitors of a survey are divided into. */
export const SURVEY_COHORTS = ['A', 'B', 'C', 'D', 'E'] as const;

export type SurveyCohort = (typeof SURVEY_COHORTS)[number];
