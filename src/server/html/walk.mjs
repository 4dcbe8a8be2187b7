/** @import * as Tree from './page-tree.mjs' */

/**
 * A node and everything in it, what templates hold too, in the order of the source. Without recursion: how deep elements are nested is for the page to say.
 * @param {Tree.Node} root
 * @returns {Generator<Tree.Node, void>}
 */
export function* walk(root) {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('childNodes' in node) pushReversed(waiting, node.childNodes);
    if ('content' in node) waiting.push(node.content);
  }
}

/** @param {Tree.Node[]} waiting @param {readonly Tree.Node[]} children */
function pushReversed(waiting, children) {
  for (let index = children.length - 1; index >= 0; index--)
    waiting.push(/** @type {Tree.Node} */ (children[index]));
}

/** The ancestors of a node, from the inside out. @param {Tree.Node} node @returns {Generator<Tree.ParentNode, void>} */
export function* ancestors(node) {
  for (let parent = parentOf(node); parent; parent = parentOf(parent)) yield parent;
}

/** @param {Tree.Node} node */
const parentOf = (node) => ('parentNode' in node ? node.parentNode : null);
