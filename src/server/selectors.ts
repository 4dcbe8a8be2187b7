import { compile, type Options } from 'css-select';
import { AttributeAction, isTraversal, parse, type Selector, SelectorType } from 'css-what';
import { splitSelector } from '../dom/find-all';
import type * as Tree from './html/page-tree.mjs';

/** Something that an element must have: a tag, an attribute, a class or an id. */
export interface Key {
  readonly kind: 'tag' | 'attribute' | 'class' | 'id';
  readonly name: string;
}

/** Keys of which one at least must be there. */
type Clause = readonly Key[];

/** A selector without commas, compiled once for all pages. */
export interface CompiledSelector {
  readonly matches: (element: Tree.Node) => boolean;
  /** Clauses that hold for every element that it selects. */
  readonly ofElement: readonly Clause[];
  /** Clauses that hold for the page of such an element: for elements around it, beside it and in it. */
  readonly ofPage: readonly Clause[];
}

/** Names of pseudo-classes that match where one of the selectors in their brackets does. */
const ANY_OF = new Set(['is', 'where', 'matches']);

function attributeKey(token: Extract<Selector, { type: 'attribute' }>): Key | undefined {
  const { action, ignoreCase, value } = token;
  const name = token.name.toLowerCase();
  if (action === AttributeAction.Not) return undefined;
  const isExact = ignoreCase !== true && value !== '';
  if (isExact && name === 'class' && action === AttributeAction.Element)
    return { kind: 'class', name: value };
  if (isExact && name === 'id' && action === AttributeAction.Equals) return { kind: 'id', name: value };
  return { kind: 'attribute', name };
}

/** One clause for several selectors of which one matches; none where one of them has none. */
function joinClauses(each: readonly (readonly Clause[])[]): readonly Clause[] {
  const [only] = each;
  if (only && each.length === 1) return only;
  return each.every((clauses) => clauses.length) ? [each.flatMap(([clause = []]) => clause)] : [];
}

/** The keys that an element must have itself, by the part of a selector that is about it. */
function clausesOfElement(tokens: readonly Selector[]): readonly Clause[] {
  const compound = tokens.slice(tokens.findLastIndex(isTraversal) + 1);
  return compound.flatMap((token) => {
    if (token.type === SelectorType.Tag) return [[{ kind: 'tag', name: token.name.toLowerCase() }]];
    if (token.type === SelectorType.Attribute) {
      const key = attributeKey(token);
      return key === undefined ? [] : [[key]];
    }
    if (token.type === SelectorType.Pseudo && ANY_OF.has(token.name) && Array.isArray(token.data))
      return joinClauses(token.data.map(clausesOfElement));
    return [];
  });
}

/** The keys that a page must have. */
function clausesOfPage(tokens: readonly Selector[]): readonly Clause[] {
  const compounds = tokens.flatMap((token, index) =>
    isTraversal(token) ? [tokens.slice(0, index)] : index === tokens.length - 1 ? [tokens] : [],
  );
  const inside = tokens.flatMap((token) =>
    token.type === SelectorType.Pseudo && token.name === 'has' && Array.isArray(token.data)
      ? joinClauses(token.data.map(clausesOfPage))
      : [],
  );
  return [...compounds.flatMap(clausesOfElement), ...inside];
}

type Adapter = NonNullable<Options<Tree.Node, Tree.Element>['adapter']>;

/**
 * Lists of selectors are split, and each selector is compiled once for all pages: pages ask the same ones, in the same lists and in new ones.
 * @returns a function that reads a list
 */
export function createSelectorCompiler(adapter: Adapter): (list: string) => readonly CompiledSelector[] {
  const known = new Map<string, readonly CompiledSelector[]>();
  const compileOne = (selector: string): CompiledSelector => {
    const parsed = parse(selector);
    const [only] = parsed;
    // The parts of `:scope` depend on where the search begins; lists in forms that are not understood here are asked as a whole.
    const tokens = only && parsed.length === 1 && !selector.includes(':scope') ? only : [];
    return {
      ofElement: clausesOfElement(tokens),
      ofPage: clausesOfPage(tokens),
      matches: compile<Tree.Node, Tree.Element>(selector, { adapter }),
    };
  };
  const compileList = (list: string): readonly CompiledSelector[] => {
    const before = known.get(list);
    if (before) return before;
    const selectors = splitSelector(list);
    const compiled = selectors.length > 1 ? selectors.flatMap(compileList) : [compileOne(list)];
    // Texts of pages may be in selectors.
    if (known.size > MAX_KNOWN) known.clear();
    known.set(list, compiled);
    return compiled;
  };
  return compileList;
}

const MAX_KNOWN = 5000;
