import type * as Tree from './html/page-tree.mjs';
import type { CompiledSelector, Key } from './selectors';
import { countSteps } from './steps';

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const ascending = (one: number, other: number) => one - other;

/** The first place of a sorted list that is not below a number. */
function lowerBound(sorted: readonly number[], number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The list of a name. A new one has the position: most are about one element, and to an empty list the engine adds room for many. */
function listOf(lists: Map<string, number[]>, name: string, position: number): number[] {
  const known = lists.get(name);
  if (known) return known;
  const list = [position];
  lists.set(name, list);
  return list;
}

/** An element may say a name twice. */
function addTo(list: number[], position: number): void {
  if (list[list.length - 1] !== position) list.push(position);
}

/** Positions behind `from`, up to `to`: those of what an element holds. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The elements of a page by tag, attribute, class and id, from one walk in their order. Each selector is then asked only of those elements that
 * have the rarest of its names, and of none where the page lacks one of them.
 */
export class PageIndex {
  /** By position, the order of the page. */
  private readonly elements: Tree.Element[] = [];
  private readonly lists = {
    tag: new Map<string, number[]>(),
    attribute: new Map<string, number[]>(),
    class: new Map<string, number[]>(),
    id: new Map<string, number[]>(),
  };
  /** The values of `class` → the lists of their classes: pages repeat a few. */
  private readonly listsOfClasses = new Map<string, readonly number[][]>();
  private readonly possible = new Map<CompiledSelector, boolean>();
  /** False on a page with a `template` in a drawing: its elements are its children, of which only some questions know. */
  private isComplete = true;

  constructor(private readonly root: Tree.Document) {
    const open: { parent: Tree.ParentNode; next: number }[] = [{ parent: root, next: 0 }];
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const node = last.parent.childNodes[last.next++];
      if (!node) {
        if (isElement(last.parent)) last.parent.positionEnd = this.elements.length;
        open.pop();
      } else if (isElement(node)) {
        this.add(node);
        if (!node.childNodes.length) continue;
        if (node.tagName === 'template') this.isComplete = false;
        open.push({ parent: node, next: 0 });
      }
    }
  }

  private add(element: Tree.Element): void {
    const position = this.elements.length;
    this.elements.push(element);
    element.position = position;
    element.positionEnd = position + 1;
    addTo(listOf(this.lists.tag, element.tagName, position), position);
    for (const { name, value } of element.attrs) {
      addTo(listOf(this.lists.attribute, name, position), position);
      if (name === 'id') addTo(listOf(this.lists.id, value, position), position);
      if (name === 'class') for (const list of this.listsOf(value, position)) addTo(list, position);
    }
  }

  private listsOf(classes: string, position: number): readonly number[][] {
    const known = this.listsOfClasses.get(classes);
    if (known) return known;
    const lists = classes.split(/\s+/).map((name) => listOf(this.lists.class, name, position));
    this.listsOfClasses.set(classes, lists);
    return lists;
  }

  private find({ kind, name }: Key): readonly number[] | undefined {
    return this.lists[kind].get(name);
  }

  /** Checks whether it knows what is in a node: it does not of what templates hold. */
  has(node: Tree.Node): boolean {
    return this.isComplete && (node === this.root || this.holds(node));
  }

  /** Checks whether the page has all names that a selector asks for. */
  mayMatch(selector: CompiledSelector): boolean {
    const known = this.possible.get(selector);
    if (known !== undefined) return known;
    const isPossible = selector.ofPage.every((clause) => clause.some((key) => this.find(key)));
    this.possible.set(selector, isPossible);
    return isPossible;
  }

  /** The elements in a node that one of the selectors matches, in the order of the page. */
  select(node: Tree.Node, selectors: readonly CompiledSelector[]): readonly Tree.Element[] {
    const range = this.rangeOf(node);
    const asked = selectors.filter((selector) => this.mayMatch(selector));
    const found = asked.map((selector) =>
      this.candidates(selector, range).filter((position) => this.matches(selector, position)),
    );
    const positions = found.length > 1 ? [...new Set(found.flat())].sort(ascending) : found.flat();
    return positions.flatMap((position) => this.elements[position] ?? []);
  }

  /** The first of them. */
  selectFirst(node: Tree.Node, selectors: readonly CompiledSelector[]): Tree.Element | undefined {
    const { from, to } = this.rangeOf(node);
    let first = to;
    for (const selector of selectors)
      if (this.mayMatch(selector)) {
        const candidates = this.candidates(selector, { from, to: first });
        first = candidates.find((position) => this.matches(selector, position)) ?? first;
      }
    return first < to ? this.elements[first] : undefined;
  }

  private matches({ matches }: CompiledSelector, position: number): boolean {
    const element = this.elements[position];
    return element !== undefined && matches(element);
  }

  /** Elements may know their position in another index. */
  private holds(node: Tree.Node): node is Tree.Element {
    return isElement(node) && this.elements[node.position] === node;
  }

  private rangeOf(node: Tree.Node): Range {
    return this.holds(node)
      ? { from: node.position, to: node.positionEnd }
      : { from: -1, to: this.elements.length };
  }

  /** Positions of the elements in a range that have one of the names which the selector asks for. */
  private candidates({ ofElement }: CompiledSelector, { from, to }: Range): readonly number[] {
    let best: { lists: readonly (readonly number[])[]; count: number } | undefined;
    for (const clause of ofElement) {
      const lists = clause.map((key) => this.find(key) ?? []);
      const count = lists.reduce((sum, { length }) => sum + length, 0);
      if (!best || count < best.count) best = { lists, count };
    }
    if (!best) {
      countSteps(to - from);
      return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
    }
    const inRange = best.lists.map((list) => list.slice(lowerBound(list, from + 1), lowerBound(list, to)));
    // Not those in the rest of the page, which many small elements would count again and again.
    countSteps(inRange.reduce((sum, { length }) => sum + length, 1));
    const [only = []] = inRange;
    return inRange.length > 1 ? [...new Set(inRange.flat())].sort(ascending) : only;
  }
}
