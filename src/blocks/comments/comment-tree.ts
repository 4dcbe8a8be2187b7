import type { CommentRecord } from '../../api/comment-calls';

export type CommentNode = Readonly<{ comment: CommentRecord; replies: readonly CommentNode[] }>;

/** Deeper answers are in the list of this depth: a phone has no room for more. */
const MAX_DEPTH = 3;

/** Comments below those that they answer, each list in the order given. A comment that answers itself, or a missing one, is at the top. */
export function buildTree(comments: readonly CommentRecord[]): CommentNode[] {
  const parents = new Map(comments.map(({ id, parentId }) => [id, parentId]));
  /** Its ancestors from the top down; none in a circle. */
  const pathOf = (id: string): string[] => {
    const path = new Set<string>();
    for (let parent = parents.get(id); parent && parents.has(parent); parent = parents.get(parent)) {
      if (parent === id || path.has(parent)) return [];
      path.add(parent);
    }
    return [...path].reverse();
  };
  const children = new Map<string, CommentRecord[]>();
  for (const comment of comments) {
    const parent =
      pathOf(comment.id)
        .slice(0, MAX_DEPTH - 1)
        .at(-1) ?? '';
    children.set(parent, [...(children.get(parent) ?? []), comment]);
  }
  const nodesOf = (parent: string): CommentNode[] =>
    (children.get(parent) ?? []).map((comment) => ({
      comment,
      replies: comment.id ? nodesOf(comment.id) : [],
    }));
  return nodesOf('');
}
