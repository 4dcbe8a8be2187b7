import { expect, it } from 'vitest';
import type { CommentRecord } from '../../../../src/api/comment-calls';
import { buildTree, type CommentNode } from '../../../../src/blocks/comments/comment-tree';

const comment = (id: string, parentId = ''): CommentRecord => ({
  id,
  parentId,
  authorName: '',
  body: '',
  addedOn: undefined,
  likeCount: 0,
  isLiked: false,
  isFlagged: false,
});

/** `a(b,c)`: b and c answer a. */
const outline = (nodes: readonly CommentNode[]): string =>
  nodes.map(({ comment: { id }, replies }) => (replies.length ? `${id}(${outline(replies)})` : id)).join(',');

it.each<[string, string, CommentRecord[]]>([
  [
    'keeps the order of each list',
    'a(c,d),b',
    [comment('c', 'a'), comment('a'), comment('d', 'a'), comment('b')],
  ],
  ['has answers to an absent comment at the top', 'a', [comment('a', 'gone')]],
  ['shows circles at the top', 'a,b,c', [comment('a', 'b'), comment('b', 'a'), comment('c', 'a')]],
  ['shows one that answers itself at the top', 'a', [comment('a', 'a')]],
  [
    'has three levels at most',
    'a(b(c,d,e))',
    [comment('a'), comment('b', 'a'), comment('c', 'b'), comment('d', 'c'), comment('e', 'd')],
  ],
])('%s', (_, expected, comments) => {
  expect(outline(buildTree(comments))).toBe(expected);
});

it('shows comments without an id at the top, and none below them', () => {
  expect(outline(buildTree([comment(''), comment('a'), comment('')]))).toBe(',a,');
});

it('reads each comment a few times, however deep they are nested', () => {
  const COUNT = 20_000;
  let reads = 0;
  const chain = Array.from({ length: COUNT }, (_, index) => ({
    ...comment(`${index}`),
    get parentId() {
      reads += 1;
      return index ? `${index - 1}` : '';
    },
  }));
  const [top] = buildTree(chain);
  expect(top?.replies[0]?.replies).toHaveLength(COUNT - 2);
  expect(reads).toBeLessThan(COUNT * 4);
});
