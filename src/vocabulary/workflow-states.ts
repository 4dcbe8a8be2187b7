/**
 * Whether an item is published. Editors call any other number «Unsupported».
 * @field workflowState
 */
export enum WorkflowState {
  /** Editors call it «Available» */
  published = 1,
  /** Editors call it «Scheduled» */
  scheduled = 2,
  /** Editors call it «Needs Review» */
  needsReview = 3,
  /** Editors call it «Hidden» */
  draft = 4,
  /** Editors call it «Private» */
  private = 5,
  deleted = 6,
}
