import type { CommentRecord } from '../../api/comment-calls';

export type CommentNode = Readonly<{ comment: CommentRecord; replies: readonly CommentNode[] }>;

/** Deeper answers are in the list of this depth: a phone has no room for more. */
const MAX_DEPTH = 3;

/** A comment below the uppermost ones that it answers, from the top down: as many as have a list of their own. */
type Path = readonly string[];

/** The path of comments that answer each other in a circle, and of replies to them. */
const CIRCLE: Path = [];

/** Walks up to the first comment whose path is known, then gives each on the way its own. Loops, not recursion: answers may be nested without end. */
function pathOf(id: string, parents: ReadonlyMap<string, string>, paths: Map<string, Path>): Path {
  const walked = new Set<string>();
  let at = id;
  while (at && parents.has(at) && !paths.has(at) && !walked.has(at)) {
    walked.add(at);
    at = parents.get(at) ?? '';
  }
  let path = walked.has(at) ? CIRCLE : (paths.get(at) ?? []);
  for (const one of [...walked].reverse()) {
    if (path !== CIRCLE && path.length < MAX_DEPTH - 1) path = [...path, one];
    paths.set(one, path);
  }
  return path;
}

/** Comments below those that they answer, each list in the order given. A comment that answers itself, or a missing one, is at the top. */
export function buildTree(comments: readonly CommentRecord[]): CommentNode[] {
  const parents = new Map(comments.map(({ id, parentId }) => [id, parentId]));
  const paths = new Map<string, Path>();
  const children = new Map<string, CommentRecord[]>();
  for (const comment of comments) {
    const parent = pathOf(comment.parentId, parents, paths).at(-1) ?? '';
    const siblings = children.get(parent);
    if (siblings) siblings.push(comment);
    else children.set(parent, [comment]);
  }
  const nodesOf = (parent: string): CommentNode[] =>
    (children.get(parent) ?? []).map((comment) => ({
      comment,
      replies: comment.id ? nodesOf(comment.id) : [],
    }));
  return nodesOf('');
}
