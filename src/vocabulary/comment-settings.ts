/**
 * Whether visitors may comment.
 * @field data-comment-state
 */
export enum CommentState {
  enabled = 1,
  disabled = 2,
}

/**
 * The order of a thread.
 * @field commentSortType
 */
export enum CommentSort {
  oldest = 1,
  newest = 2,
  mostLiked = 3,
  leastLiked = 4,
  /** For the owner of a site */
  mostFlagged = 5,
}
